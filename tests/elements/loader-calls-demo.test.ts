import { testFirstCalls } from "./first-calls.ts";

describe("shuttle.js and the first calls of every element for a demo account", () => testFirstCalls("demo"));
