import type { DocumentNode } from 'graphql';
import type { Failure } from '#contract/envelope.ts';
import { serverClock } from '../../lib/browser';
import { uuid } from '../../lib/uuid';
import type { Refused, WriteVariables } from '../send/send';
import { keysIn } from './later';

/** The shape of a payload. Rows of a newer version wait until this tab has loaded the newer app. */
export const VERSI = 1;

/**
 * antre: in the queue; mengirim: on its way; ditolak: refused; bentrok: refused because another row, or a newer version
 * of this one, is in the way; terkirim: stored by the server.
 */
export type OutboxState = 'antre' | 'mengirim' | 'ditolak' | 'bentrok' | 'terkirim';

export interface OutboxNames {
  /** Tells the user's rows from each other: 'Harga Cabai Rawit, Melak, Minggu ke-2'. */
  label: string;
  /** What it is shown together with: 'Harga pangan, Melak, Minggu ke-2'. Rows of older apps have none. */
  kelompok?: string | undefined;
}

interface OutboxWords extends OutboxNames {
  /** Rows of one entity are sent in the order in which they were typed. */
  entity: string;
  /** The lists that it makes stale. */
  refresh: readonly string[];
}

/** A write that waits on this device. It is sent as it was typed, under the same key each time (decision 12). */
export interface OutboxItem extends OutboxWords {
  /** The order of writing, given by the store: clocks go wrong. */
  urut: number;
  key: string;
  userId: number;
  /** Keys of writes whose answers are still missing in the variables. */
  dependsOn: string[];
  /** The syntax tree as it was built: the parser is not in the browser. */
  document: DocumentNode;
  variables: WriteVariables;
  /** The revision that the change is based on. */
  revisi: number | undefined;
  /** What a change is based on, as far as it may be changed. Adds have none, nor have rows of older apps. */
  base?: Readonly<Record<string, unknown>> | undefined;
  /** How often it was sent, attempts without an answer included. */
  attempts: number;
  /** How often the server itself failed at it. */
  faults: number;
  state: OutboxState;
  /** How its last attempt failed: an HTTP status, 0 without an answer. Rows of older apps have none. */
  setback?: number | undefined;
  /** Why it is not sent, in words. */
  reason: string | null;
  /** What the server's refusal carried. */
  refusal: { code: number; data: Partial<Failure> | undefined } | null;
  saved: unknown;
  /** The time of typing, in milliseconds of the server's clock as far as the device knew it. */
  dibuat: number;
  /** The time of the last change, or of the server's acknowledgement by the server's clock. */
  diubah: number;
  /** The time of the acknowledgement by this device's clock, by which lists are read. Rows of older apps have none. */
  dijawab?: number | undefined;
  versi: number;
}

/** An acknowledged write with all that was sent. */
export interface SentItem extends OutboxItem {
  /** The server has it no more: it was restored from an older backup. */
  hilang?: boolean;
}

/** What the store adds by itself. */
export type NewItem = Omit<OutboxItem, 'urut'>;

/** What is sent in the place of a write that was refused. */
export type Replacement = Pick<OutboxItem, 'base' | 'document' | 'variables' | 'revisi'>;

interface Write extends OutboxWords {
  userId: number;
  document: DocumentNode;
  variables: WriteVariables;
  revisi?: number | undefined;
  base?: OutboxItem['base'];
}

export const newItem = ({ revisi, ...write }: Write, key = uuid(), now = serverClock.now()): NewItem => ({
  ...write,
  key,
  revisi,
  dependsOn: keysIn(write.variables),
  attempts: 0,
  faults: 0,
  state: 'antre',
  reason: null,
  refusal: null,
  saved: null,
  dibuat: now,
  diubah: now,
  versi: VERSI,
});

export const isUnsent = ({ state }: OutboxItem): boolean => state !== 'terkirim';

/** True when a list read at a moment of this device's clock may lack a sent row. */
export const isSentSince = ({ dijawab, diubah }: OutboxItem, readAt: number): boolean => (dijawab ?? diubah) > readAt;

/** Only the user can help: sending it again as it is would change nothing. */
export const isParked = ({ state }: Pick<OutboxItem, 'state'>): boolean => state === 'ditolak' || state === 'bentrok';

/** Only what was never sent, or what the server has refused for its content, may be changed (rulings 11). */
export const mayEdit = (item: OutboxItem): boolean =>
  item.versi <= VERSI &&
  (item.state === 'bentrok' ||
    (item.state === 'antre' && item.attempts === 0) ||
    (item.state === 'ditolak' && (item.refusal?.code ?? 500) < 500));

const OLD_MS = 3 * 24 * 3_600_000;

export const isOld = (item: OutboxItem, now = serverClock.now()): boolean =>
  isUnsent(item) && now - item.dibuat > OLD_MS;

/** What a form needs that opens a waiting write again: the feature that made the write has one for each of its kinds. */
export interface Correction {
  variables: WriteVariables;
  /** Names the draft that keeps the correction until it is saved. */
  draft: string;
  /** @param names how the row is called now; left out where that is not known on this device */
  save: (variables: WriteVariables, names?: OutboxNames) => Promise<{ error: Refused | null }>;
  onSaved: () => void;
}
