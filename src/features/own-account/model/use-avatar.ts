import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { avatarRules } from '#contract/resources/akun.ts';
import { firstBroken } from '#contract/rules.ts';
import { currentUser, keepSession } from '@/entities/session';
import { shrinkPicture } from '@/shared/lib/picture';
import { toast } from '@/shared/ui/toaster';
import { useSave } from '@/shared/write';
import { CHANGE_AVATAR } from '../api/own-account';

/** Rulings 21. */
const MEASURE = { side: 1600, bytes: limits.fotoBytes } as const;
const UNREADABLE = 'Foto ini tidak dapat diperkecil di perangkat ini. Pilih foto lain.';

/** A chosen picture becomes the account's own at once, unless a rule speaks against it (spec section 5, Avatar). */
export function useAvatar() {
  const [isBusy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState('');
  const [tooLarge, setTooLarge] = useState<File>();
  const save = useSave(CHANGE_AVATAR, {
    done: 'Berhasil mengubah foto',
    failed: 'Gagal mengubah foto',
    refresh: ['produk'],
  });

  const refuse = (sentence: string) => {
    setComplaint(sentence);
    toast.error(sentence);
  };
  const send = async (foto: File) => {
    const { saved } = await save({ input: { foto } });
    if (saved && currentUser()?.id === saved.user.id) keepSession(saved.user);
  };
  const whileBusy = async (act: () => Promise<void>) => {
    setBusy(true);
    setComplaint('');
    setTooLarge(undefined);
    try {
      await act();
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    complaint,
    choose: (foto: File) =>
      whileBusy(async () => {
        const broken = firstBroken(avatarRules, foto);
        if (broken === undefined) return send(foto);
        refuse(broken);
        if (foto.size > limits.fotoBytes && foto.type.startsWith('image/')) setTooLarge(foto);
      }),
    /** Only for a picture that is too large. */
    shrink:
      tooLarge &&
      (() =>
        whileBusy(async () => {
          const small = await shrinkPicture(tooLarge, MEASURE).catch(() => null);
          if (small) await send(small);
          else refuse(UNREADABLE);
        })),
  };
}
