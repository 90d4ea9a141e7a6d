import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { anything, flag, optionalText, requiredText, textOrNull } from "./values.ts";

const accountType = v.fallback(v.picklist(["company", "demo"]), "company");
const userType = v.fallback(v.picklist(["admin", "user"]), "user");

const loginAnswer = v.object({
  full_name: requiredText,
  company_id: optionalText,
  user_id: optionalText,
  company_latlng: optionalText,
  account_type: accountType,
  user_type: userType,
  is_documents_enabled: flag,
  logo: textOrNull,
  message: optionalText,
});
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/** Step 1 (specification 1 §7). A refusal is an ApiError whose body holds `message`. */
export function login(http: Http, credentials: { username: string; password: string }): Promise<LoginAnswer> {
  return http.post("/api/company/login/", credentials, { schema: loginAnswer });
}

const pinAnswer = v.object({ token: optionalText, company_name: optionalText, message: optionalText });
export type PinAnswer = v.InferOutput<typeof pinAnswer>;

/** Step 2. A 200 without a token is a refusal too; its `message` is shown (specification 1 §8). */
export function confirmPin(http: Http, proof: { username: string; password: string; pin: string }): Promise<PinAnswer> {
  return http.post("/api/company/login-2fa/", proof, { schema: pinAnswer });
}

/** A GET as the provider has it, sent with the token (decision 39). */
export async function logout(http: Http): Promise<void> {
  await http.get("/api/company/logout/", { schema: anything });
}
