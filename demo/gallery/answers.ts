import { apiOf, empty, lengthen, type State, states } from "./states.ts";

export interface Answers {
  /** Sets whether all later requests of elements in the state `stale` fail. */
  letFail(isFailing: boolean): void;
}

const failure = () => Response.json({ detail: "Sunucuda beklenmeyen bir hata oluştu." }, { status: 500 });

/** A response that never arrives; rejects when the caller aborts the request. */
const silence = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    const end = () => reject(new DOMException("The call was cancelled.", "AbortError"));
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
  });

async function change(response: Response, edit: (value: unknown) => unknown): Promise<Response> {
  if (!response.ok || !response.headers.get("content-type")?.includes("json")) return response;
  return Response.json(edit(await response.json()), { status: response.status });
}

/** Replaces `fetch`: a request to a state's API gets the demo's response, changed or replaced as the state needs. */
export function giveAnswers(): Answers {
  const given = globalThis.fetch.bind(globalThis);
  let isFailing = false;

  async function answer(state: State, request: Request, path: string): Promise<Response> {
    if (state === "loading") return silence(request.signal);
    if (state === "failed" || (state === "stale" && isFailing)) return failure();
    const { method, headers, signal } = request;
    const body = method === "GET" || method === "HEAD" ? null : await request.text();
    const response = await given(path, { method, headers, signal, credentials: "omit", body });
    if (state === "empty") return change(response, empty);
    return state === "long" ? change(response, lengthen) : response;
  }

  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const state = states.find((one) => pathname.startsWith(`${apiOf(one)}/`));
    if (state === undefined) return given(input, init);
    return answer(state, request, pathname.slice(apiOf(state).length) + search);
  };
  return {
    letFail(next) {
      isFailing = next;
    },
  };
}
