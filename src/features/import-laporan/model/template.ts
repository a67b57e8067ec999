import { figuresOf, type LaporanShape } from '@/entities/laporan';
import type { Cell, SheetToWrite } from '@/shared/spreadsheet';
import { besides, type Column, KECAMATAN, PERIODE, SUBJECT } from './columns';
import type { Choice, Looked } from './known';

const WIDE = 34;
const NARROW = 18;

/** A workbook to be filled in: all that the officer may enter, with what is entered already and what was before. */
export function templateOf<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  situs: string,
): SheetToWrite[] {
  const { laporan, periode, stored, waiting, was, choices, userId } = looked;
  const figures = columns.filter(({ figure }) => figure);
  const isOwn = ({ key }: Choice<Shape>) => (stored.get(key)?.user_id ?? userId) === userId;
  const own = choices.filter(isOwn);
  const figuresAt = (row: object | undefined): Cell[] => {
    const all: Record<string, number> | null = row ? figuresOf(laporan.figures, row) : null;
    return figures.map(({ name }) => all?.[name] ?? null);
  };
  const cellsOf = (choice: Choice<Shape>, { name }: Column): Cell => {
    if (name === PERIODE) return periode.nama_periode;
    if (name === KECAMATAN) return choice.tempat.nama_kecamatan;
    if (name === SUBJECT) return choice.subject;
    return besides(choice.chosen).find(([besidesName]) => besidesName === name)?.[1] ?? null;
  };
  const names = columns.filter(({ figure }) => !figure);
  return [
    {
      nama: 'Isian',
      rows: [
        [...columns.map(({ header }) => header), ...figures.map(({ header }) => `${header} periode lalu`)],
        ...own.map((choice) => [
          ...names.map((column) => cellsOf(choice, column)),
          ...figuresAt(waiting.get(choice.key)?.at(-1)?.variables.input ?? stored.get(choice.key)),
          ...figuresAt(was.get(choice.key)),
        ]),
      ],
      columns: [
        ...names.map(({ name }) => ({
          width: name === SUBJECT || name === PERIODE ? WIDE : NARROW,
          isQuiet: true,
          ...(name !== PERIODE && {
            takes: { oneOf: [...new Set(own.map((choice) => String(cellsOf(choice, { name } as Column))))] },
          }),
        })),
        ...figures.map(({ header, figure }) => ({
          width: NARROW,
          takes: {
            whole: figure === 'whole',
            says: `${header}: ${figure === 'whole' ? 'isi bilangan bulat, 0 atau lebih.' : 'isi angka, 0 atau lebih.'}`,
          },
        })),
        ...figures.map(() => ({ width: NARROW, isQuiet: true })),
      ],
    },
    {
      nama: 'Petunjuk',
      isText: true,
      columns: [{ width: 90 }],
      rows: [
        `${laporan.names[1]}, ${periode.nama_periode}`,
        `Isi kolom ${figures.map(({ header }) => header).join(', ')} di lembar Isian. Kolom abu-abu hanya untuk dibaca.`,
        'Baris yang dibiarkan kosong dilewati. Yang sudah tersimpan tampil dengan angkanya; ubah bila perlu.',
        'Angka ditulis tanpa Rp dan tanpa titik: 14500. Desimal dengan koma: 14,5.',
        `Simpan berkas ini, lalu pilih lewat tombol Impor di ${situs}. Sebelum disimpan, semua baris ditampilkan untuk diperiksa.`,
        ...(own.length < choices.length
          ? [`${choices.length - own.length} baris sudah diisi petugas lain dan tidak ada di sini.`]
          : []),
      ].map((line) => [line]),
    },
  ];
}
