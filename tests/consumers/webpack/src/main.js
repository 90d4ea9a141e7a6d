import "./index.html";
import "./shuttle.js";
