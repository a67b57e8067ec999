import { useEffect, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { routes } from '#contract/routes.ts';
import { type OwnProduk, slugOf } from '@/entities/produk';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';

export interface AddedProdukProps {
  judul: string;
  /** As the server has it; none while it waits on this device. */
  produk: Pick<OwnProduk, 'judul' | 'slug' | 'status'> | undefined;
  onMore: () => void;
}

/** The product is stored and the form empty for the next: what may follow. */
export function AddedProduk({ judul, produk, onMore }: AddedProdukProps) {
  const notice = useRef<HTMLDivElement>(null);
  const form = useForm();
  // Before anybody can choose the other way.
  useLayoutEffect(() => notice.current?.querySelector('a')?.focus(), []);
  // Whoever types on has gone on.
  useEffect(() => form.subscribe(({ dirty }) => dirty && onMore(), { dirty: true }), [form, onMore]);
  const more = () => {
    notice.current?.closest('form')?.querySelector('input')?.focus();
    onMore();
  };

  return (
    <Notice
      ref={notice}
      status="success"
      action={
        <>
          {produk?.status === 'aktif' ? (
            <ButtonLink look="tenang" to={routes.detailProduk(slugOf(produk))}>
              Lihat di etalase
            </ButtonLink>
          ) : (
            <ButtonLink look="tenang" to={routes.dashboardPangan}>
              Lihat produk Anda
            </ButtonLink>
          )}
          <Button look="tenang" onClick={more}>
            Tambah lagi
          </Button>
        </>
      }
    >
      {produk ? `${judul} sudah tersimpan.` : `${judul} tersimpan di perangkat ini, dan terkirim begitu ada sinyal.`}
    </Notice>
  );
}
