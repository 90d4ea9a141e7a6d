import { hydrate } from "react-dom";
import { Page } from "./page";

hydrate(<Page />, document.getElementById("app"));
