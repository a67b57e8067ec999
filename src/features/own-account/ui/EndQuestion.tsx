import type { Sesi } from '#contract/resources/akun.ts';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { toast } from '@/shared/ui/toaster';
import { useSubmit } from '@/shared/write';
import { END_OTHER_SESSIONS, END_SESSION } from '../api/own-account';

interface QuestionProps {
  onEnded: () => void;
  onClose: () => void;
}

const input = { _method: 'delete' } as const;
const STAYS = 'Data yang belum terkirim di sana tetap tersimpan, dan terkirim setelah masuk kembali.';

/** Asks, then logs one device out. */
export function EndOneQuestion({ sesi, onEnded, onClose }: QuestionProps & { sesi: Sesi }) {
  const end = useSubmit(END_SESSION, 'Gagal mengeluarkan perangkat');
  return (
    <ConfirmDialog
      title="Keluarkan perangkat ini?"
      text={`${sesi.perangkat} harus masuk kembali dengan username dan password. ${STAYS}`}
      confirm="Keluarkan"
      onConfirm={async () => {
        const outcome = await end({ sesi: sesi.id, input });
        if (outcome.error) return toast.error(outcome.says);
        toast.success('Perangkat berhasil dikeluarkan');
        onEnded();
      }}
      onClose={onClose}
    />
  );
}

/** Asks, then logs all devices out but this one. */
export function EndOthersQuestion({ onEnded, onClose }: QuestionProps) {
  const end = useSubmit(END_OTHER_SESSIONS, 'Gagal mengeluarkan perangkat lain');
  return (
    <ConfirmDialog
      title="Keluarkan semua perangkat lain?"
      text={`Hanya perangkat ini yang tetap masuk. ${STAYS}`}
      confirm="Keluarkan semua"
      onConfirm={async () => {
        const outcome = await end({ input });
        if (outcome.error) return toast.error(outcome.says);
        toast.success('Perangkat lain berhasil dikeluarkan');
        onEnded();
      }}
      onClose={onClose}
    />
  );
}
