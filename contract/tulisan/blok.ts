import { type Petikan, petikanOf } from './petikan.ts';

/** A part of a text that stands for itself (docs/decisions/0040). */
export type Blok =
  | { jenis: 'alinea'; isi: Petikan[] }
  | { jenis: 'subjudul'; isi: Petikan[] }
  | { jenis: 'daftar'; butir: Petikan[][] }
  | { jenis: 'bernomor'; mulai: number; butir: Petikan[][] };

/** A line as it is read: what it begins or goes on with. */
type Baris = { jenis: Blok['jenis']; teks: string; nomor: number };

/** Lists as they come from other programs begin with '•'. */
const AWAL = /^(?:(## +)|([-•] +)|(\d{1,2})\. +)(.*)$/s;

function barisOf(line: string): Baris {
  const [, subjudul, butir, nomor, teks = ''] = AWAL.exec(line) ?? [];
  if (teks.trim() === '') return { jenis: 'alinea', teks: line, nomor: 0 };
  if (subjudul) return { jenis: 'subjudul', teks, nomor: 0 };
  return butir ? { jenis: 'daftar', teks, nomor: 0 } : { jenis: 'bernomor', teks, nomor: Number(nomor) };
}

/**
 * Reads a text with simple marks: a blank line parts paragraphs, `## ` begins a subtitle, `- ` and `1. ` begin the lines
 * of lists. A text without marks keeps its lines.
 */
export function blokOf(tulisan: string): Blok[] {
  const found: Baris[][] = [];
  let last: Baris[] | null = null;
  for (const line of tulisan.split(/\r\n|[\n\r]/)) {
    if (line.trim() === '') {
      last = null;
      continue;
    }
    const baris = barisOf(line);
    const goesOn = last?.[0]?.jenis === baris.jenis && baris.jenis !== 'subjudul';
    if (last && goesOn) {
      last.push(baris);
    } else {
      last = [baris];
      found.push(last);
    }
  }
  return found.map(asBlok);
}

function asBlok(lines: readonly Baris[]): Blok {
  const { jenis = 'alinea', nomor: mulai = 1 } = lines[0] ?? {};
  const butir = () => lines.map(({ teks }) => petikanOf(teks));
  if (jenis === 'daftar') return { jenis, butir: butir() };
  if (jenis === 'bernomor') return { jenis, mulai, butir: butir() };
  return { jenis, isi: petikanOf(lines.map(({ teks }) => teks).join('\n')) };
}

const wordsOf = (isi: readonly Petikan[]): string =>
  isi.map((one) => (typeof one === 'string' ? one : wordsOf('tebal' in one ? one.tebal : one.isi))).join('');

/** The text without its marks, each part on a line of its own: for cards, and for where a link tells what it leads to. */
export const tanpaTanda = (tulisan: string): string =>
  blokOf(tulisan)
    .flatMap((blok) => ('butir' in blok ? blok.butir : [blok.isi]).map(wordsOf))
    .join('\n');
