import { sheetLimits, UnreadableFile } from './table';
import { zipParts } from './zip-parts';

const begins = (bytes: Uint8Array, ...first: number[]): boolean => first.every((byte, at) => bytes[at] === byte);
const has = (bytes: Uint8Array, text: string): boolean => latin(bytes).includes(text);
const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
/** Names in an old container stand in two bytes a letter. */
const wide = (text: string): string => [...text].map((letter) => `${letter}\0`).join('');

const SAVE_ANEW = 'Buka di Excel atau LibreOffice, lalu simpan sebagai .xlsx.';
const LOCKED = 'Berkas ini dikunci dengan kata sandi. Buka kuncinya di Excel, simpan, lalu pilih lagi.';
export const TOO_LARGE_INSIDE = 'Isi berkas ini terlalu besar untuk dibuka. Salin tabelnya saja ke berkas baru.';

/** By what a file holds, not by its name. @throws UnreadableFile where it is no table */
export function kindOf(bytes: Uint8Array): 'xlsx' | 'csv' {
  const refuse = (says: string): never => {
    throw new UnreadableFile(says);
  };
  if (bytes.every((byte) => byte === 0)) refuse('Berkas ini kosong.');
  if (begins(bytes, 0x50, 0x4b)) return archiveOf(bytes);
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    refuse(has(bytes, wide('EncryptedPackage')) ? LOCKED : `Ini berkas Excel lama (.xls). ${SAVE_ANEW}`);
  }
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) refuse('Ini berkas PDF, bukan tabel. Pilih berkas .xlsx atau .csv.');
  if (begins(bytes, 0xff, 0xd8, 0xff) || begins(bytes, 0x89, 0x50, 0x4e, 0x47)) {
    refuse('Ini foto, bukan tabel. Pilih berkas .xlsx atau .csv.');
  }
  const head = latin(bytes.subarray(0, 1000)).replace(/^\W+(?=<)/, '');
  if (/^\s*<(!doctype|html|head|table|meta|style|body)/i.test(head)) {
    refuse(`Ini halaman web yang diberi nama seperti Excel. ${SAVE_ANEW}`);
  }
  if (/^\s*<\?xml/i.test(head)) refuse(`Ini berkas XML, bukan tabel. ${SAVE_ANEW}`);
  return 'csv';
}

function archiveOf(bytes: Uint8Array): 'xlsx' {
  const parts = zipParts(bytes);
  if (!parts) throw new UnreadableFile('Berkas ini rusak atau terpotong. Unduh atau salin lagi, lalu pilih lagi.');
  const names = parts.map(({ name }) => name);
  if (names.some((name) => name.startsWith('word/'))) {
    throw new UnreadableFile('Ini dokumen Word, bukan tabel. Pilih berkas .xlsx atau .csv.');
  }
  if (!names.some((name) => name.startsWith('xl/')) || names.includes('xl/workbook.bin')) {
    throw new UnreadableFile(`Ini bukan berkas .xlsx. ${SAVE_ANEW}`);
  }
  if (parts.reduce((sum, { size }) => sum + size, 0) > sheetLimits.unpacked) {
    throw new UnreadableFile(TOO_LARGE_INSIDE);
  }
  return 'xlsx';
}
