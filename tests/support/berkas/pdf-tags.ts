import { getDocumentProxy } from 'unpdf';

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

/** The parts of a PDF as readers by ear are told of them, and texts that are no part and no decoration. */
export async function pdfTags(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const roles = new Map<string, number>();
  const alts: string[] = [];
  const untagged: string[] = [];
  const visit = ({ role, alt, children = [] }: Node) => {
    if (role) roles.set(role, (roles.get(role) ?? 0) + 1);
    if (alt) alts.push(alt);
    for (const child of children) visit(child);
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    visit((await page.getStructTree()) as Node);
    let depth = 0;
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        if (depth === 0 && item.str.trim() !== '') untagged.push(item.str);
      } else {
        depth += item.type === 'endMarkedContent' ? -1 : 1;
      }
    }
  }
  return { roles: Object.fromEntries(roles), alts, untagged };
}
