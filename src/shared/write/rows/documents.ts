import type { DocumentNode } from 'graphql';
import type { NewItem, OutboxItem } from './item';

/** Stands in a kept row for its syntax tree, which thousands of rows share: it is kept once, under this name. */
interface Named {
  dokumen: string;
}

/** A tree as it is kept. */
export interface KeptDocument {
  nama: string;
  document: DocumentNode;
}

/** Where the trees lie: the store of a transaction that reads or writes rows. */
interface Shelf {
  get: (nama: string) => Promise<{ document: object } | undefined>;
}

const names = new WeakMap<DocumentNode, string>();
const known = new Map<string, DocumentNode>();

const isNamed = (document: DocumentNode | Named): document is Named => 'dokumen' in document;

/** By what it says: another version of the app may have another tree of the same kind. */
function nameOf(document: DocumentNode): string {
  const before = names.get(document);
  if (before !== undefined) return before;
  const text = JSON.stringify(document);
  let [one, other] = [0x811c9dc5, 0x9dc5811c];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other + text.charCodeAt(at), 0x85ebca6b) ^ (other >>> 13);
  }
  const name = [text.length, one >>> 0, other >>> 0].join('-');
  names.set(document, name);
  known.set(name, document);
  return name;
}

/** A row as it is kept, and the tree that is kept beside it. */
export function slim<Item extends NewItem>(item: Item): { row: Item; kept: KeptDocument } {
  const nama = nameOf(item.document);
  // Whoever reads a kept row does so through `whole`.
  const document = { dokumen: nama } as Named as unknown as DocumentNode;
  return { row: { ...item, document }, kept: { nama, document: item.document } };
}

/** Rows as they were written. Rows of older apps have their trees in them. */
export async function whole(rows: readonly unknown[], shelf: Shelf): Promise<OutboxItem[]> {
  const items: OutboxItem[] = [];
  for (const row of rows as readonly OutboxItem[]) {
    const { document } = row as { document: DocumentNode | Named };
    if (!isNamed(document)) items.push(row);
    else items.push({ ...row, document: known.get(document.dokumen) ?? (await fetched(document.dokumen, shelf)) });
  }
  return items;
}

async function fetched(nama: string, shelf: Shelf): Promise<DocumentNode> {
  const document = (await shelf.get(nama))?.document as DocumentNode | undefined;
  if (!document) throw new Error(`The document ${nama} is gone`);
  names.set(document, nama);
  known.set(nama, document);
  return document;
}
