import type { ReactNode } from 'react';
import type { JenisPeriode, TabelLaporan } from '#contract/limits.ts';
import type { Raw, Rule } from '#contract/rules.ts';
import type { asUser, ListNeed, WholeList } from '@/shared/api';
import type { lazyPart } from '@/shared/lib/lazy-part';
import type { FailedWords, PendingList, WriteDocument } from '@/shared/write';
import type { Doubts } from './doubts';
import type { Figure } from './figures';

/** A sub-district; the whole regency has the id 0. */
export interface Tempat {
  id: number;
  nama_kecamatan: string;
}

interface LaporanRow {
  id: number;
  revisi: number;
  user_id: number;
  /** Absent where rows are the whole regency's. */
  kecamatan_id?: number;
  nama_kecamatan?: string;
}

export interface LaporanInput {
  kecamatan_id?: string | number;
  _method?: 'put';
}

/** In what the reports differ by type: their rows, what their forms send, and what may have a row. */
export interface LaporanShape {
  Row: LaporanRow;
  Input: LaporanInput;
  Subject: { id: number };
}

/** What a row is about without being typed: it comes from the screen that its form opens on. */
interface Standing {
  periodeId: number;
  kecamatanId: number;
  userId: number | undefined;
}

/** What the fields of a report's form are given. */
export interface FieldsProps<Shape extends LaporanShape> {
  /** Where it is entered; its `id` is 0 while no sub-district is chosen. */
  tempat: Tempat;
  subjects: WholeList<Shape['Subject']>;
  /** Whether there is a row already for what is chosen. */
  isTaken: (chosen: Partial<Shape['Input']>) => boolean;
  /** What was reported for it in the period before. */
  was: (chosen: Partial<Shape['Input']> | Shape['Row']) => Shape['Row'] | undefined;
  /** What to begin with, where nothing is chosen. */
  next?: Partial<Shape['Input']> | undefined;
  /** The name of the period. */
  periode: string;
  /** The row is stored: what makes it the one that it is stands. */
  isStored?: boolean;
  /** Said below what is chosen. */
  help?: ReactNode;
  /** What has to be known before the figures are typed. */
  children?: ReactNode;
}

export interface EditFieldsProps<Shape extends LaporanShape> {
  row: Shape['Row'];
  was: FieldsProps<Shape>['was'];
}

/** Code that comes with the forms: a grid asks for none of it. */
type Fields<Props extends object> = ReturnType<typeof lazyPart<Props>>;

interface LaporanWords {
  add: { title: string; done: string; failed: FailedWords; twin: string };
  edit: { title: string; done: string; failed: FailedWords };
  /** Said when its rows cannot be read (spec section 8, Load failures). */
  unread: (what: 'data' | 'detail') => string;
  /** Said when what may be chosen cannot be read. */
  unknown: string;
  empty: string;
  /** Says how much of what may be chosen has its row already; undefined where that is not known. */
  help: (taken: number | undefined, all: number) => string | false | undefined;
}

/**
 * One of the reports that officers fill in place by place and period by period: all that one of them says by itself. What
 * they have in common, from the table to the corrected row in the outbox, is `widgets/entry-desk`.
 */
export interface Laporan<Shape extends LaporanShape> {
  jenis: JenisPeriode;
  /** Where its rows lie; their address says it with hyphens. */
  tabel: TabelLaporan;
  /** The query field of its lists: its writes wait under this name. */
  field: string;
  /** The lists that a write makes stale. */
  stale: readonly string[];
  documents: {
    add: WriteDocument<unknown, { input: Shape['Input'] }>;
    edit: WriteDocument<unknown, { id: number; input: Shape['Input'] }>;
  };
  rules: Record<'add' | 'edit', readonly Rule<Raw<Shape['Input']>>[]>;
  /** A row and its group as the outbox calls them: 'Harga', 'Harga pangan'. */
  names: readonly [row: string, group: string];
  words: LaporanWords;
  /** All rows of a place in a period, whoever wrote them. */
  all: (periodeId: number, kecamatanId: number) => ListNeed<Shape['Row']>;
  /** All that somebody entered in a period: its table shows several places, unless one of them is chosen. */
  mine?: {
    all: (periodeId: number, userId: number) => ListNeed<Shape['Row']>;
    context?: typeof asUser;
    /** In which order they stand (`byName`). */
    order: (row: Shape['Row']) => readonly [name: string, ...keys: (string | number)[]];
  };
  /** Its rows hold for the whole regency. */
  isWide?: true;
  /** What may have rows in a place: commodities, foods, villages. */
  allSubjects: (kecamatanId: number) => ListNeed<Shape['Subject']>;
  useSubjects: (kecamatanId: number) => WholeList<Shape['Subject']>;
  /** What they are called at the head of the table. */
  subjectHeader: string;
  subjectOf: (row: Partial<Shape['Input']> | Shape['Row']) => number;
  /** A row's subject in words; undefined where it is not known on this device. */
  nameOf: (row: Partial<Shape['Input']> | Shape['Row'], subjects: readonly Shape['Subject'][]) => string | undefined;
  /** What its figures are for, where that differs from subject to subject: 'per kg'. */
  unitOf?: (subject: Shape['Subject']) => string;
  periodeOf: (row: Shape['Input'] | Shape['Row']) => number;
  /** What no two rows of a period share. */
  keyOf: (row: Partial<Shape['Input']> | Shape['Row']) => string;
  /** All that may be entered in a place, in the order of entering. */
  choices: (subjects: readonly Shape['Subject'][]) => readonly Partial<Shape['Input']>[];
  figures: readonly Figure[];
  /** A difference of less is small, whatever it is in per cent. */
  least: number;
  /** Asks about figures that are odd by themselves or beside each other; those that are missing are NaN. */
  doubts?: (values: Readonly<Record<string, number>>) => Doubts;
  stands: (standing: Standing) => Partial<Shape['Input']>;
  /** What is sent of the id of a row that is changed, besides its address. */
  identifies?: (id: number) => Partial<Shape['Input']>;
  /** What is chosen in its form, in the order of the fields. */
  chooses: readonly (keyof Shape['Input'] & keyof Shape['Row'] & string)[];
  /** What a form begins with in a place before anything is chosen there. */
  begins: (kecamatanId: number) => Partial<Shape['Input']>;
  /** The row that a waiting write makes. */
  rowOf: (known: {
    tempat: readonly Tempat[];
    subjects: readonly Shape['Subject'][];
  }) => PendingList<Shape['Row'], Shape['Input']>['rowOf'];
  /** The fields of the form in which a row is added or corrected. */
  Fields: Fields<FieldsProps<Shape>>;
  /** Those in which a stored row is changed, where they are others. */
  EditFields?: Fields<EditFieldsProps<Shape>>;
  /** Names the drafts of its forms; they outlive a version of the app. */
  drafts: { add: (periodeId: number, kecamatanId: number) => string; edit: (id: number) => string };
}
