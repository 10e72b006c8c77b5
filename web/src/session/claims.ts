// The seats that this browser holds: the secret of each is kept here, and the links by which they were taken are of no
// further use to anybody.

import { claimSeat, joinTable } from "./api";

/** What a browser chose for a claim. It is kept before it is sent, so that a claim whose answer was lost can be repeated. */
export interface KeptClaim {
  key: string;
  /** The browser's part of the seed. */
  part: string;
  held: boolean;
}

type Kept = Record<string, KeptClaim>;

const CLAIMS = "bathys.claims.";

const randomBytes = (count: number): number[] => [...crypto.getRandomValues(new Uint8Array(count))];

/** 128 random bits as 22 letters of base64url. */
const newKey = (): string =>
  btoa(String.fromCharCode(...randomBytes(16)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const newPart = (): string =>
  randomBytes(32)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

export class Claims {
  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem">) {}

  /** The secret of the passport that is open here: seats that are taken belong to it. */
  passport: () => string | null = () => null;

  private holder(): { passport?: string } {
    const passport = this.passport();
    return passport === null ? {} : { passport };
  }

  /** What the link is worth here: the secret of the seat that was taken by it, or the link itself. */
  tokenFor(table: string, link: string): string {
    const kept = this.kept(table)[link];
    return kept?.held ? kept.key : link;
  }

  /** The parts of the seed that this browser has given at a table. */
  partsOf(table: string): string[] {
    return Object.values(this.kept(table))
      .filter(({ held }) => held)
      .map(({ part }) => part);
  }

  /** Takes the seat that a link leads to; the secret by which it is held. Throws ApiError. */
  async take(table: string, link: string, name: string): Promise<string> {
    const claim = this.prepare(table, link);
    const { key, part } = claim;
    await claimSeat(table, { token: link, key, part, ...(name && { name }), ...this.holder() });
    this.keep(table, link, { ...claim, held: true });
    return key;
  }

  /** Takes a free seat of a public table. */
  async join(table: string, seat: number, name: string): Promise<string> {
    const claim = { key: newKey(), part: newPart(), held: true };
    const { key, part } = claim;
    const token = await joinTable(table, { seat, name, key, part, ...this.holder() });
    if (token === key) this.keep(table, key, claim);
    return token;
  }

  private prepare(table: string, link: string): KeptClaim {
    const known = this.kept(table)[link];
    if (known) return known;
    const claim = { key: newKey(), part: newPart(), held: false };
    this.keep(table, link, claim);
    return claim;
  }

  private kept(table: string): Kept {
    return { ...this.stored(table), ...this.unstored.get(table) };
  }
  /** What a browser that keeps nothing has to know as long as the page is open. */
  private readonly unstored = new Map<string, Kept>();

  private stored(table: string): Kept {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(CLAIMS + table) ?? "{}");
      return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
    } catch {
      return {};
    }
  }

  private keep(table: string, link: string, claim: KeptClaim): void {
    const kept = { ...this.kept(table), [link]: claim };
    try {
      this.storage.setItem(CLAIMS + table, JSON.stringify(kept));
    } catch {
      this.unstored.set(table, kept);
    }
  }
}
