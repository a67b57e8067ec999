import { useEffect, useState } from 'react';
import { useNeed } from '@/shared/api';
import { bentukWilayah } from '../api/bentuk-kecamatan';
import type { letakDiLuar } from './at-position';

type Letak = Parameters<typeof letakDiLuar>[2];

/**
 * Says of a point that it lies far outside of a sub-district; null where it does not, while outlines and geometry are on
 * their way, and without signal.
 */
export function useLetakDiLuar(): (kecamatan_id: number, letak: Letak) => string | null {
  const { data } = useNeed(bentukWilayah);
  const [formula, setFormula] = useState<{ of: typeof letakDiLuar }>();
  useEffect(() => {
    let isLeft = false;
    import('./at-position').then(
      (module) => isLeft || setFormula({ of: module.letakDiLuar }),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, []);
  const wilayah = data?.bentukKecamatan;
  return (kecamatan_id, letak) => (wilayah && formula ? formula.of(wilayah, kecamatan_id, letak) : null);
}
