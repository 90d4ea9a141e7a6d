import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const cost = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

/** `scrypt$N$r$p$salt$key`: with the cost parameters, so that old hashes stay valid when they change. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, keyLength, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

export async function isSecret(secret: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || salt === undefined || key === undefined) throw new Error("Not a scrypt hash");
  const expected = Buffer.from(key, "base64url");
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(secret, Buffer.from(salt, "base64url"), expected.length, options);
  return timingSafeEqual(actual, expected);
}
