import { routes } from '#contract/routes.ts';
import { openedProduk, PRODUK_LIST, ProdukCard, seenProduk, slugOf } from '@/entities/produk';
import { listNeed, useInfiniteList } from '@/shared/api';
import { useStored } from '@/shared/lib/browser';
import css from './seen-lately.module.css';

/** Cards of the products seen before the one that is shown; those that are gone since are not in the answer. */
export function SeenLately({ except }: { except: number }) {
  const ids = (useStored(seenProduk) ?? []).filter((id) => id !== except);
  const nomor = ids.toSorted((one, other) => one - other).join(',');
  const { rows } = useInfiniteList(nomor ? listNeed(PRODUK_LIST, { nomor, limit: 12 }) : null);
  const shown = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (shown.length === 0) return null;
  return (
    <section className={css['dilihat']} aria-labelledby="baru-dilihat">
      <h2 id="baru-dilihat">Baru dilihat</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by key, too */}
      <ul className={css['deret']} tabIndex={0} aria-labelledby="baru-dilihat">
        {shown.map((produk, index) => (
          <li key={produk.id}>
            <ProdukCard
              produk={produk}
              to={routes.detailProduk(slugOf(produk))}
              onOpen={() => openedProduk.write({ id: produk.id, judul: produk.judul })}
              order={index + shown.length}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
