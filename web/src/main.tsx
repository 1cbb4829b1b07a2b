/** Puts the app into the page. */
import "./styles/index.css";
import { render } from "preact";
import { firstWords, followLanguage, showLanguage } from "./texts/language";
import { App } from "./ui/app";
import { dress } from "./ui/frame/dress";
import { sentenceOf } from "./ui/frame/failure";
import { meet } from "./ui/frame/me";
import { watchAddress } from "./ui/frame/routing";
import { watchVisibility } from "./ui/frame/title";

const place = document.getElementById("app");
if (place === null) throw new Error("index.html has no #app");
dress();
showLanguage();
followLanguage();
watchAddress();
watchVisibility();
firstWords().then(() => render(<App />, place));
meet().catch(sentenceOf); // the lobby is of use without a name, and a table asks again
