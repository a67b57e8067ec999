import { useState } from 'react';
import { matches, wordsOf } from '#contract/formulas/kata.ts';
import { limits } from '#contract/limits.ts';
import type { HasilCari } from '#contract/summaries/cari.ts';
import { useKecamatanSaya } from '@/entities/wilayah';
import { ApiError, useNeed } from '@/shared/api';
import { useDebounced } from '@/shared/lib/timing';
import { cariNeed } from '../api/cari';
import { useOnDevice } from './on-device';
import { optionsOf } from './options';

/** So long nobody types before the server is asked. */
const PAUSE_MS = 300;

/** Shorter ones fit too much to be worth a question. */
const LEAST_LETTERS = 2;

/**
 * What a search finds while it is typed: names on the device with each letter, the rest after a pause, with one question
 * at most. An answer is only shown as far as it fits what stands in the box by then, so none comes over a newer one.
 */
export function useHasil(text: string) {
  const kata = text.trim();
  const words = wordsOf(kata);
  const saya = useKecamatanSaya();
  const onDevice = useOnDevice(saya?.id)(words);
  const settled = useDebounced(kata, PAUSE_MS);
  const isAsked = settled.length >= LEAST_LETTERS;
  const { data, error } = useNeed(isAsked ? cariNeed(settled, saya?.id) : null);
  const [last, setLast] = useState<HasilCari>();
  const answer = data?.hasil ?? undefined;
  if (answer && answer !== last) setLast(answer);

  const told = answer ?? last;
  const few = <Row>(rows: readonly Row[] = []) => rows.slice(0, limits.cari.default);
  const fitting = <Row>(rows: readonly Row[] = [], nameOf: (row: Row) => string) =>
    few(rows.filter((row) => matches(nameOf(row), words)));
  const found = {
    komoditi: few(onDevice.komoditi ?? fitting(told?.komoditi, ({ nama_komoditi }) => nama_komoditi)),
    kecamatan: few(onDevice.kecamatan ?? fitting(told?.kecamatan, ({ nama_kecamatan }) => nama_kecamatan)),
    produk: fitting(told?.produk, ({ judul }) => judul),
    kegiatan: fitting(told?.kegiatan, ({ judul }) => judul),
  };
  return {
    kata,
    words,
    options: optionsOf(found, saya?.nama_kecamatan ?? null),
    /** The server has told all that it will tell of this text, or cannot. */
    isSettled: settled === kata && (!isAsked || answer !== undefined || error !== undefined),
    /** Why products and activities are not told; null where they are, or are on their way. */
    unanswered: error !== undefined && settled === kata ? reasonOf(error) : null,
  };
}

/** A server that has answered says itself why it does not search. */
const reasonOf = (error: Error): string =>
  error instanceof ApiError && error.code > 0
    ? error.message
    : 'Produk dan kegiatan belum bisa dicari tanpa sambungan internet.';
