/** A write as its client knows it: what was asked, and what the server has promised about it. */
export interface Entry {
  kunci: string;
  token: string;
  method: 'POST' | 'PUT';
  path: string;
  /** Made anew for each attempt, as a client that lost its connection would. */
  body: () => BodyInit;
  headers?: Record<string, string>;
  what: Price | Change | Product;
  attempts: number;
  /** The answer that acknowledged it; until then the client knows nothing. */
  answer: Answer | null;
}

export interface Answer {
  status: number;
  text: string;
}

export interface Price {
  kind: 'harga';
  kecamatan_id: number;
  komoditi_id: number;
  periode_harga_pangan_id: number;
  harga_eceran: number;
}

/** A further price for a row that was acknowledged. */
interface Change {
  kind: 'ubah';
  id: number;
  harga_eceran: number;
}

interface Product {
  kind: 'produk';
  judul: string;
  foto: number;
}

/** All that clients have asked for, and what went wrong on the way. */
export interface Ledger {
  entries: Entry[];
  /** What must not be, each in a sentence. */
  faults: string[];
}

/** The id in an answer that created or changed a row. */
export function idIn({ text }: Answer): number {
  const { data } = JSON.parse(text) as { data: Record<string, { id: number }> };
  return Object.values(data)[0]?.id ?? Number.NaN;
}
