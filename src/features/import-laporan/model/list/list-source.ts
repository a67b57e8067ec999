import type { Cell, SheetToWrite } from '@/shared/spreadsheet';
import type { Column } from '../columns';
import type { Source } from '../source';
import { judgeListed } from './judge-listed';
import type { ListField, OwnList } from './own-list';

/** The files of a list of somebody's own rows. */
export function listSource(list: OwnList): Source {
  const { names, title, fields, asNew } = list;
  const columns: Column[] = [
    title,
    ...fields.map(({ oneOf, ...field }) => ({
      ...field,
      ...(!field.figure && { isText: true }),
      ...(oneOf && { show: (value: string) => labelIn(oneOf, value) }),
    })),
  ];
  return {
    columns,
    tempat: [],
    prepare: async () => {
      const judge = judgeListed(list);
      return { spec: { columns, subject: title.name }, judging: () => judge };
    },
    template: async (situs) => templateOf(list, situs),
    nama: names[0],
    about: `Berkas Excel berisi semua ${names[1]} Anda seperti sekarang. ${asNew.says}`,
    adds: {
      label: asNew.label,
      to: asNew.to,
      state: ({ raw, values }) => asNew.state({ ...values, [title.name]: String(raw.cells[title.name] ?? '').trim() }),
    },
  };
}

const labelIn = (oneOf: NonNullable<ListField['oneOf']>, value: Cell | undefined): string =>
  oneOf.find(([one]) => one === value)?.[1] ?? String(value ?? '');

const WIDE = 34;
const NARROW = 18;
const LONG = 60;

function templateOf({ names, title, fields, rows, asNew }: OwnList, situs: string): SheetToWrite[] {
  const called = fields.map(({ header }) => header);
  return [
    {
      nama: 'Isian',
      rows: [
        [title.header, ...called],
        ...rows.map((row) => [
          row.title,
          ...fields.map(({ name, oneOf }) => (oneOf ? labelIn(oneOf, row.values[name]) : (row.values[name] ?? null))),
        ]),
      ],
      columns: [
        { width: WIDE, isQuiet: true },
        ...fields.map(({ header, figure, oneOf }) => ({
          width: figure || oneOf ? NARROW : LONG,
          ...(figure && { takes: { whole: true, says: `${header}: isi bilangan bulat, 0 atau lebih.` } }),
          ...(oneOf && { takes: { oneOf: oneOf.map(([, label]) => label) } }),
        })),
      ],
    },
    {
      nama: 'Petunjuk',
      isText: true,
      columns: [{ width: 90 }],
      rows: [
        names[0],
        `Ubah kolom ${called.join(', ')} di lembar Isian. Kolom abu-abu menunjukkan ${names[1]} yang mana: biarkan seperti itu.`,
        asNew.says,
        'Angka ditulis tanpa Rp dan tanpa titik: 14500.',
        `Simpan berkas ini, lalu pilih lewat tombol Impor di ${situs}. Sebelum disimpan, semua baris ditampilkan untuk diperiksa.`,
      ].map((line) => [line]),
    },
  ];
}
