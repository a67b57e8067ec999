import { describeRules } from '../../../tests/support/forms/describe-rules.ts';
import { avatarRules, changePasswordRules, profilRules } from '../akun.ts';

describeRules('Change password (profile), in order', {
  rules: changePasswordRules,
  says: [
    'Anda harus login terlebih dahulu',
    'Password lama harus diisi',
    'Password baru harus diisi',
    'Password baru tidak boleh sama dengan password lama',
    'Konfirmasi password baru harus diisi',
    'Password minimal 8 karakter',
    'Password dan konfirmasi password tidak sama',
  ],
  whole: { user_id: 1, current_password: 'lama-lama', password: 'baru-baru', password_confirmation: 'baru-baru' },
});

describeRules('Profile edit', {
  rules: profilRules,
  says: [
    'Anda harus login terlebih dahulu',
    'Nama lengkap harus diisi',
    'No HP harus diisi',
    'Jenis kelamin harus diisi',
    'Email harus diisi',
    'No HP harus berupa angka',
  ],
  whole: { user_id: 1, nama_lengkap: 'Sri', no_hp: '0812', jenis_kelamin: 'perempuan', email: 'a@b.id' },
});

describeRules('Avatar', {
  rules: avatarRules,
  says: ['Ukuran file tidak boleh lebih dari 2MB', 'File yang diupload harus berupa gambar'],
  whole: { size: 2_000_000, type: 'image/webp' },
});
