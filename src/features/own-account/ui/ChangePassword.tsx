import { useApolloClient } from '@apollo/client/react';
import { changePasswordRules, type User } from '#contract/resources/akun.ts';
import type { Typed } from '#contract/rules.ts';
import { refreshProfil } from '@/entities/session';
import { PasswordField, RuledForm, SubmitButton } from '@/shared/form';
import { toast } from '@/shared/ui/toaster';
import { useSubmit } from '@/shared/write';
import { CHANGE_PASSWORD } from '../api/own-account';

/** 'Update Password' (spec section 2, Profile): nothing of it is ever stored (rulings 9). */
export function ChangePassword({ user }: { user: User }) {
  const client = useApolloClient();
  const submit = useSubmit(CHANGE_PASSWORD, 'Gagal mengubah password');
  return (
    <RuledForm<Typed<typeof changePasswordRules>>
      rules={changePasswordRules}
      initialValues={{}}
      fixed={{ user_id: String(user.id) }}
      save={async ({ user_id: _, ...input }) => {
        const outcome = await submit({ input });
        if (outcome.error) return outcome;
        toast.success('Password berhasil diubah');
        void refreshProfil(client);
        return outcome;
      }}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField name="current_password" label="Password Lama" autoComplete="current-password" />
      <PasswordField
        name="password"
        label="Password Baru"
        autoComplete="new-password"
        help="Paling sedikit 8 karakter. Perangkat lain yang sedang masuk akan keluar."
      />
      <PasswordField name="password_confirmation" label="Konfirmasi Password Baru" autoComplete="new-password" />
      <SubmitButton>Update Password</SubmitButton>
    </RuledForm>
  );
}
