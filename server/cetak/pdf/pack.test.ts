import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { closePaper, newPage, openPaper } from './paper.ts';
import { writeLine } from './text.ts';

async function paperOf(lines: number) {
  const paper = openPaper('A4', { Title: 'Daftar Đồng' });
  newPage(paper);
  for (let at = 0; at < lines; at += 1) writeLine(paper, `Baris ${at}`, { size: 9 });
  return closePaper(paper);
}

test('a paper of many parts is read as it was written, and its table of objects is right', async () => {
  const bytes = await paperOf(500);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  expect([document.numPages > 5, info]).toMatchObject([true, { Title: 'Daftar Đồng' }]);
  const text = Buffer.from(bytes).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const [, size, length] = /^\d+ 0 obj\n<<\n\/Type \/XRef[\s\S]*?\/Size (\d+)[\s\S]*?\/Length (\d+)\n>>\nstream\n/.exec(
    text.slice(start),
  ) ?? ['', '', ''];
  const from = text.indexOf('stream\n', start) + 'stream\n'.length;
  const table = inflateSync(bytes.subarray(from, from + Number(length)));
  expect(table).toHaveLength(Number(size) * 7);
  for (let id = 1; id < Number(size); id += 1) {
    const [kind, place] = [table.readUInt8(id * 7), table.readUInt32BE(id * 7 + 1)];
    // The entry of a packed object names its stream.
    const holder = kind === 2 ? place : id;
    const offset = table.readUInt32BE(holder * 7 + 1);
    expect(text.slice(offset, offset + 20)).toMatch(new RegExp(`^${holder} 0 obj\n`));
  }
});
