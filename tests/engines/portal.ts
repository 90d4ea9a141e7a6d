import { describe } from "vitest";
import { abilities } from "./abilities.ts";
import type { EngineName } from "./engine.ts";
import { journeys } from "./journeys.ts";
import { openStage } from "./stage.ts";
import { walk } from "./walk.ts";

export function portalIn(name: EngineName): void {
  describe(name, () => {
    const stage = openStage(name);
    journeys(stage);
    abilities(stage);
    walk(stage);
  });
}
