/** The styles of tables. They come with the first page that needs them, and are dressed like those that were there. */
import "../../styles/tables.css";
import { dressStyles } from "./dress";

dressStyles();
