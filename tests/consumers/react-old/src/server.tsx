import { renderToString } from "react-dom/server";
import { Page } from "./page";

export const markup = renderToString(<Page />);
