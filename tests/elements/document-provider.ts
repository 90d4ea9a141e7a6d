const toDocuments = (count: number, expired: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: 5000 + index,
    document_name: `Belge ${index + 1}`,
    document_category_verbose: index % 2 === 0 ? "Sürücü Belgeleri" : "Araç Belgeleri",
    document_status_id: index % 3 === 0 ? "approved" : "whs_approved",
    document_type: "text",
    value: `34-${index}`,
    driver_name: index % 2 === 0 ? "Şule Öz" : "Ali Ilgaz",
    route_name: "Kadıköy – Levent",
    registry_date: "2026-10-02",
    expiration_date: index < expired ? "2020-01-01" : "2040-01-01",
    expiration_date_enabled: true,
  }));

interface Decision {
  readonly ids: readonly number[];
  readonly status: string;
  readonly rejection_reason?: string;
}

/** Response to a decision; undefined: the provider accepts it. */
type Decided = Response | Promise<Response | undefined> | undefined;

export interface ProviderOptions {
  /** Number of pending documents. */
  readonly count?: number;
  /** Number of expired documents, the first ones. */
  readonly expired?: number;
  /** The total count that the provider reports. */
  readonly total?: number;
  readonly decide?: (ids: readonly number[]) => Decided;
  readonly reasons?: () => Response;
  /** Overrides fields of every document. */
  readonly change?: object | ((id: number) => object);
}

const usualReasons = () => Response.json({ result: { choices: ["Belge okunmuyor", "Süresi dolmuş", "Diğer"] } });

/** Stubs the provider with documents of its own, so that decisions don't affect other tests. */
export function openProvider({
  count = 3,
  expired = 0,
  total = count,
  decide = (): Decided => undefined,
  reasons = usualReasons,
  change = {},
}: ProviderOptions = {}) {
  const posts: Decision[] = [];
  const decided = new Set<number>();
  const documents = toDocuments(count, expired).map((document) => ({
    ...document,
    ...(typeof change === "function" ? change(document.id) : change),
  }));

  async function take(request: Request): Promise<Response> {
    const body = (await request.clone().json()) as Decision;
    posts.push(body);
    const answer = await decide(body.ids);
    if (answer) return answer;
    for (const id of body.ids) decided.add(id);
    return Response.json({});
  }

  return {
    /** Bodies of the decisions sent. */
    posts,
    answer(request: Request): Response | Promise<Response> | undefined {
      const { pathname } = new URL(request.url);
      if (pathname === "/api/driver/documents/change-status/") {
        return request.method === "GET" ? reasons() : take(request);
      }
      if (pathname !== "/api/driver/documents/") return undefined;
      const waiting = documents.filter(({ id }) => !decided.has(id));
      return Response.json({ documents: waiting, meta: { total_count: total - decided.size } });
    },
  };
}
export type DocumentProvider = ReturnType<typeof openProvider>;
