import { splitAddress } from "../employees/address.ts";

/**
 * Whether the description of a found address names no street, road or number: its position is then only the middle of the
 * neighbourhood. The provider doesn't say how exact a position is.
 */
export function isApproximate(description: string): boolean {
  const { street, road, number } = splitAddress(description).parts;
  return street === "" && road === "" && number === "";
}
