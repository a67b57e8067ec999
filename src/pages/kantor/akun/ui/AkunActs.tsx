import { useState } from 'react';
import { useUser } from '@/entities/session';
import { useNamedOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { Notice } from '@/shared/ui/Notice';
import type { Akun } from '../api/akun';
import { type Invited, type UbahanInput, useChangeAkun, useEndSessions, useInviteAgain } from '../api/akun-writes';
import { InviteLink } from './InviteLink';
import css from './manage-akun.module.css';

interface Question {
  act: string;
  title: string;
  text: string;
  run: () => Promise<{ error: unknown }>;
}

/** What is done to an account besides its form; each act says first what it does. */
export function AkunActs({ akun }: { akun: Akun }) {
  const { id, revisi, nama_lengkap: nama, status, terverifikasi, roles } = akun;
  const me = useUser();
  const [invited, setInvited] = useState<Invited>();
  const change = useChangeAkun('Perubahan akun disimpan', 'Gagal mengubah akun');
  const endSessions = useEndSessions();
  const inviteAgain = useInviteAgain();
  const put = (input: Omit<UbahanInput, '_method'>) => () =>
    change({ id, input: { _method: 'put', ...input } }, { revisi });

  const questions: Question[] = [];
  const ask = (is: boolean, question: Question) => is && questions.push(question);
  ask(status === 'diundang', {
    act: 'Kirim undangan baru',
    title: `Kirim undangan baru kepada ${nama}?`,
    text: 'Tautan yang dikirim sebelumnya tidak berlaku lagi.',
    run: async () => {
      const outcome = await inviteAgain({ id, input: {} });
      if (outcome.saved) setInvited(outcome.saved);
      return outcome;
    },
  });
  ask(roles.includes('petani') && !terverifikasi, {
    act: 'Tandai terverifikasi',
    title: `Tandai ${nama} terverifikasi?`,
    text: "Semua pengunjung melihat 'Terverifikasi dinas' pada setiap produknya.",
    run: put({ terverifikasi: true }),
  });
  ask(roles.includes('petani') && terverifikasi, {
    act: 'Cabut tanda terverifikasi',
    title: `Cabut tanda terverifikasi ${nama}?`,
    text: "'Terverifikasi dinas' hilang dari semua produknya.",
    run: put({ terverifikasi: false }),
  });
  ask(status !== 'diundang', {
    act: 'Keluarkan dari semua perangkat',
    title: `Keluarkan ${nama} dari semua perangkat?`,
    text: 'Ia harus login kembali. Data yang belum terkirim di perangkatnya tetap tersimpan di sana.',
    run: () => endSessions({ id, input: { _method: 'delete' } }),
  });
  ask(status !== 'nonaktif' && me?.id !== id, {
    act: 'Nonaktifkan',
    title: `Nonaktifkan akun ${nama}?`,
    text: 'Ia keluar dari semua perangkat dan tidak dapat login lagi. Datanya tetap ada, dan akunnya dapat diaktifkan kembali.',
    run: put({ aktif: false }),
  });
  ask(status === 'nonaktif', {
    act: 'Aktifkan',
    title: `Aktifkan akun ${nama}?`,
    text: 'Ia dapat login lagi dengan password yang lama.',
    run: put({ aktif: true }),
  });

  return (
    <div className={css['isi']}>
      {invited && invited.undangan_url === null && (
        <Notice status="success">Undangan baru dikirim ke {akun.email}.</Notice>
      )}
      {invited && <InviteLink {...invited} />}
      <div className={css['tombol']}>
        {questions.map((question) => (
          <Act key={question.act} {...question} />
        ))}
      </div>
    </div>
  );
}

function Act({ act, title, text, run }: Question) {
  const { isOpen, open, close } = useNamedOverlay(act);
  return (
    <>
      <Button look="tenang" aria-haspopup="dialog" onClick={open}>
        {act}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={title}
          text={text}
          confirm={act}
          onConfirm={async () => {
            await run();
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
