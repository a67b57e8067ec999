import { useState } from 'react';
import type { Peran } from '#contract/limits.ts';
import { useLogin } from '@/features/auth';
import { Button } from '@/shared/ui/Button';
import { toast } from '@/shared/ui/toaster';
import { DEMO_PASSWORD, demoAccounts } from '../../world/people.ts';
import css from './demo.module.css';

const sebutan: Record<Peran, string> = {
  petani: 'Petani',
  petugas: 'Petugas',
  admin: 'Admin',
  superadmin: 'Superadmin',
};

/** An account of each role, one tap away. */
export function RoleButtons() {
  const { login, goOn } = useLogin();
  const [isBusy, setBusy] = useState(false);

  const enter = async (username: string) => {
    setBusy(true);
    const { error } = await login({ username, password: DEMO_PASSWORD, recaptcha: '' });
    setBusy(false);
    if (!error) return goOn();
    if (error.code === 401) toast.info('Password akun ini telah diubah. Mulai dari awal untuk mengembalikannya.');
  };

  return (
    <fieldset className={css['peran']} disabled={isBusy}>
      <legend>Masuk sebagai</legend>
      {demoAccounts.map(({ username, peran }) => (
        <Button key={username} look="tenang" onClick={() => enter(username)}>
          {sebutan[peran]}
        </Button>
      ))}
    </fieldset>
  );
}
