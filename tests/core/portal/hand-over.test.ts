import { expect, test } from "vitest";
import { toListQuestion } from "../../../src/widgets/shared/planner-link.tsx";
import { offer, passOn, take } from "../../../src/core/portal/hand-over.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const elif = { userName: "Elif", userId: "1", accountType: "company", userType: "admin" } as unknown as Profile;
const question = { kind: "address", text: "Moda Cad. No: 14, Kadıköy" } as const;

function open() {
  const session = createSession({ environment: createTestEnvironment(() => json({})) });
  session.open("te", elif);
  return session;
}

test("what is handed over arrives once, at the place it is for, after the portal has passed it on", () => {
  const session = open();
  offer(session, "planner", question);
  expect(take(session, "planner")).toBeNull();
  passOn(session, "planner");
  expect(take(session, "marketplace")).toBeNull();
  expect(take(session, "planner")).toBe(question);
  expect(take(session, "planner")).toBeNull();
});

test("it is dropped when another place is opened, and never reaches another person", () => {
  const session = open();
  offer(session, "planner", question);
  passOn(session, "booking");
  passOn(session, "planner");
  expect(take(session, "planner")).toBeNull();
  offer(session, "planner", question);
  passOn(session, "planner");
  session.open("tm", { ...elif, userName: "Mert", userId: "2" } as Profile);
  expect(take(session, "planner")).toBeNull();
});

test("a list has the names and readable addresses of its people, in their order", () => {
  const people = [
    { name: "Aslı Tunca", homeAddress: "Caferağa Mah.-Moda Cad.-14-Kadıköy" },
    { name: null, homeAddress: null },
  ] as unknown as Parameters<typeof toListQuestion>[0];
  expect(toListQuestion(people)).toEqual({
    kind: "list",
    people: [
      { name: "Aslı Tunca", address: "Caferağa Mah., Moda Cad. No: 14, Kadıköy" },
      { name: "", address: "" },
    ],
  });
});
