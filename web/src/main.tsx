/** Puts the app into the page. */
import "./styles/index.css";
import { render } from "preact";
import { App } from "./ui/app";
import { sentenceOf } from "./ui/frame/failure";
import { meet } from "./ui/frame/me";
import { watchAddress } from "./ui/frame/routing";
import { showTheme } from "./ui/frame/theme";
import { watchVisibility } from "./ui/frame/title";

const place = document.getElementById("app");
if (place === null) throw new Error("index.html has no #app");
showTheme();
watchAddress();
watchVisibility();
render(<App />, place);
meet().catch(sentenceOf); // the lobby is of use without a name, and a table asks again
