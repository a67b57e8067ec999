import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Alihan } from '#contract/resources/kelola-akun.ts';
import { need } from '@/shared/api';
import { useSave, type WriteDocument } from '@/shared/write';
import type { Akun } from './akun';

/** What a write to an account makes stale. */
const STALE = ['akun', 'akunDetail', 'alihan', 'jejak'] as const;

type Changed = Pick<Akun, 'id' | 'revisi' | 'username' | 'nama_lengkap' | 'no_hp'>;

/** An invitation that was made; with its link where no letter brings it. */
export interface Invited {
  akun: Changed;
  surat: boolean | null;
  undangan_url: string | null;
}

export interface UndanganInput {
  nama_lengkap: string;
  username: string;
  email: string;
  no_hp: string;
  peran: string;
  kecamatan_ids: readonly string[];
}

const INVITE: WriteDocument<Invited, { input: UndanganInput }> = gql`
  mutation UndangAkun($input: UndanganInput!) {
    saved: undangAkun(input: $input) @rest(type: "Undangan", path: "/akun", method: "POST") {
      surat undangan_url
      akun @type(name: "Akun") { id revisi username nama_lengkap no_hp }
    }
  }
`;

export const useInvite = () => useSave(INVITE, { failed: 'Gagal mengundang', refresh: STALE });

const INVITE_AGAIN: WriteDocument<Invited, { id: number; input: object }> = gql`
  mutation UndangLagi($id: Int!, $input: UndangLagiInput!) {
    saved: undangLagi(id: $id, input: $input) @rest(type: "Undangan", path: "/akun/{args.id}/undang", method: "POST") {
      surat undangan_url
      akun @type(name: "Akun") { id revisi username nama_lengkap no_hp }
    }
  }
`;

export const useInviteAgain = () => useSave(INVITE_AGAIN, { failed: 'Gagal mengirim undangan', refresh: STALE });

export interface UbahanInput {
  _method: 'put';
  nama_lengkap?: string;
  email?: string;
  no_hp?: string;
  peran?: string;
  kecamatan_ids?: readonly string[];
  aktif?: boolean;
  terverifikasi?: boolean;
}

const CHANGE: WriteDocument<{ akun: Changed }, { id: number; input: UbahanInput }> = gql`
  mutation UbahAkun($id: Int!, $input: UbahanAkunInput!) {
    saved: ubahAkun(id: $id, input: $input) @rest(type: "UbahanAkun", path: "/akun/{args.id}", method: "POST") {
      akun @type(name: "Akun") { id revisi username nama_lengkap no_hp }
    }
  }
`;

export const useChangeAkun = (done: string, failed: string) => useSave(CHANGE, { done, failed, refresh: STALE });

const END_SESSIONS: WriteDocument<object, { id: number; input: { _method: 'delete' } }> = gql`
  mutation KeluarkanAkun($id: Int!, $input: KeluarkanInput!) {
    saved: keluarkanAkun(id: $id, input: $input) @rest(type: "Deleted", path: "/akun/{args.id}/sesi", method: "POST") {
      id
    }
  }
`;

export const useEndSessions = () =>
  useSave(END_SESSIONS, {
    done: 'Akun dikeluarkan dari semua perangkat',
    failed: 'Gagal mengeluarkan akun',
    refresh: STALE,
  });

const ALIHAN: TypedDocumentNode<{ alihan: Alihan | null }, { id: number; ke: number }> = gql`
  query Alihan($id: Int!, $ke: Int!) {
    alihan(id: $id, ke: $ke) @rest(type: "Alihan", path: "/akun/{args.id}/alihkan?ke={args.ke}") {
      ke @type(name: "Penerus") { id username nama_lengkap }
      isi @type(name: "IsiAlihan") { tabel sebutan jumlah }
    }
  }
`;

/** What would go to a successor, asked `asUser`. */
export const alihanOf = (id: number, ke: number) => need(ALIHAN, { id, ke });

const HAND_OVER: WriteDocument<object, { id: number; input: { ke: number } }> = gql`
  mutation AlihkanAkun($id: Int!, $input: AlihanInput!) {
    saved: alihkanAkun(id: $id, input: $input) @rest(type: "Dialihkan", path: "/akun/{args.id}/alihkan", method: "POST") {
      alihan @type(name: "Alihan") { ke @type(name: "Penerus") { id } }
    }
  }
`;

export const useHandOver = () =>
  useSave(HAND_OVER, {
    done: 'Data berhasil dialihkan',
    failed: 'Gagal mengalihkan data',
    refresh: [...STALE, 'produk', 'lahanPetani', 'hargaPangan', 'ketersediaanPangan', 'timbangBalita', 'luasTanam'],
  });

/** Officers who were invited; with their links where no letters bring them. */
export interface Imported {
  jumlah: number;
  surat: boolean;
  undangan: readonly { username: string; undangan_url: string }[];
}

const IMPORT: WriteDocument<Imported, { input: { baris: string; uji?: '1' } }> = gql`
  mutation ImporPetugas($input: ImporPetugasInput!) {
    saved: imporPetugas(input: $input) @rest(type: "Impor", path: "/akun/impor", method: "POST") {
      jumlah surat
      undangan @type(name: "TautanUndangan") { username undangan_url }
    }
  }
`;

export const useImport = () => useSave(IMPORT, { failed: 'Gagal mengimpor petugas', refresh: STALE });

/** Asks the server about a list of officers without inviting them. */
export const useCheckImport = () => useSave(IMPORT, { failed: 'Gagal memeriksa petugas', refresh: [] });
