import { beforeEach, describe, expect, test } from "vitest";
import { createFeedbackForm, type FeedbackForm } from "../../../src/core/routes/feedback.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

let bodies: unknown[];
let answer: () => Response;
let form: FeedbackForm;

beforeEach(() => {
  bodies = [];
  answer = () => json({}, 201);
  const environment = createTestEnvironment(async (request) => {
    bodies.push(await request.json());
    return answer();
  });
  form = createFeedbackForm(createSession({ environment }), { routeId: 501 });
});

describe("a message", () => {
  test("is sent about its subject, and the form is empty after it", async () => {
    form.edit("  Gecikti.  ");
    await form.submit();
    expect(bodies).toEqual([{ route_id: 501, feedback: "Gecikti." }]);
    expect(form.$state.get().status).toBe("done");
    expect(form.$text.get()).toBe("");
  });

  test("that is empty is asked about anew once the form was left or written in", async () => {
    for (const leave of [() => form.reset(), () => form.edit(" ")]) {
      await form.submit();
      expect(form.$isAskingEmpty.get()).toBe(true);
      leave();
      expect(form.$isAskingEmpty.get()).toBe(false);
    }
    await form.submit();
    expect(bodies).toEqual([]);
  });

  test("stays when the provider refuses it, and goes through afterwards", async () => {
    answer = () => new Response("<html>", { status: 500 });
    form.edit("Gecikti.");
    await form.submit();
    expect(form.$state.get().status).toBe("failed");
    form.reset();
    expect(form.$text.get()).toBe("Gecikti.");
    answer = () => json({});
    await form.submit();
    expect(form.$state.get().status).toBe("done");
  });

  test("can't be sent twice at a time", async () => {
    form.edit("Bir kez");
    await Promise.all([form.submit(), form.submit()]);
    expect(bodies).toHaveLength(1);
  });
});

describe("an empty message", () => {
  test("is sent after one question", async () => {
    form.edit("   ");
    await form.submit();
    expect(bodies).toEqual([]);
    expect(form.$isAskingEmpty.get()).toBe(true);
    await form.submit();
    expect(bodies).toEqual([{ route_id: 501, feedback: "" }]);
    expect(form.$isAskingEmpty.get()).toBe(false);
  });
});
