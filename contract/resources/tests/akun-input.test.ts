import { describeInput } from '../../../tests/support/forms/describe-input.ts';
import { changePasswordInput, profilInput } from '../akun.ts';
import { forgotPasswordInput, loginInput, registerInput, resetPasswordInput } from '../auth.ts';

const badUsername = 'Username harus 3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah';
const badNoHp = 'No Hp harus terdiri dari 8 sampai 15 angka';
const long = 'x'.repeat(1001);

describeInput('a login', {
  schema: loginInput,
  whole: { username: 'sri@contoh.id', password: ' a ' },
  becomes: { username: 'sri@contoh.id', password: ' a ' },
  refuses: [
    [{ username: 7 }, 'username', 'Username harus berupa teks'],
    [{ username: 'x'.repeat(255) }, 'username', 'Username paling panjang 254 huruf'],
    [{ password: undefined }, 'password', 'Password harus diisi'],
    [{ password: long }, 'password', 'Password paling panjang 1000 huruf'],
  ],
});

const sri = {
  nama_lengkap: 'Sri',
  username: 'sri.W_-1',
  email: 'sri@contoh.id',
  no_hp: '081200000000',
  password: '12345678',
};

describeInput('a registration', {
  schema: registerInput,
  whole: { ...sri, username: ' sri.W_-1 ', email: ' sri@contoh.id ', no_hp: ' +62 812-0000-0000 ' },
  becomes: sri,
  takes: [
    [{ username: 'sri' }, { username: 'sri' }],
    [{ username: 'x'.repeat(30) }, { username: 'x'.repeat(30) }],
    [{ no_hp: '08120000' }, { no_hp: '08120000' }],
    [{ no_hp: '0812-0000-0000' }, { no_hp: '081200000000' }],
    [{ no_hp: '+60 12 345 6789' }, { no_hp: '+60123456789' }],
    [{ no_hp: '081200000000000' }, { no_hp: '081200000000000' }],
    [{ password: ' 1234567' }, { password: ' 1234567' }],
  ],
  refuses: [
    [{ nama_lengkap: ' ' }, 'nama_lengkap', 'Nama lengkap harus diisi'],
    [{ username: undefined }, 'username', 'Username harus diisi'],
    [{ username: 'x'.repeat(255) }, 'username', 'Username paling panjang 254 huruf'],
    [{ username: 'sr' }, 'username', badUsername],
    [{ username: 'x'.repeat(31) }, 'username', badUsername],
    [{ username: 'sri@contoh' }, 'username', badUsername],
    [{ username: 'sri wahyu' }, 'username', badUsername],
    [{ email: undefined }, 'email', 'Email harus diisi'],
    [{ email: 'sri' }, 'email', 'Email tidak benar'],
    [{ email: `${'x'.repeat(250)}@a.id` }, 'email', 'Email paling panjang 254 huruf'],
    [{ no_hp: undefined }, 'no_hp', 'No Hp harus diisi'],
    [{ no_hp: '1'.repeat(51) }, 'no_hp', 'No Hp paling panjang 50 huruf'],
    [{ no_hp: '0812000' }, 'no_hp', badNoHp],
    [{ no_hp: '0812000000000000' }, 'no_hp', badNoHp],
    [{ no_hp: '123' }, 'no_hp', badNoHp],
    [{ no_hp: '12345678' }, 'no_hp', 'No Hp diawali 0, 62, atau + dengan kode negara'],
    [{ no_hp: 'hp 081200000000' }, 'no_hp', badNoHp],
    [{ no_hp: '081200000000 (rumah)' }, 'no_hp', badNoHp],
    [{ password: '1234567' }, 'password', 'Password minimal 8 karakter'],
    [{ password: '🌾🌾🌾🌾' }, 'password', 'Password minimal 8 karakter'],
    [{ password: long }, 'password', 'Password paling panjang 1000 huruf'],
  ],
});

describeInput('a forgotten password', {
  schema: forgotPasswordInput,
  whole: { email: ' sri@contoh.id ' },
  becomes: { email: 'sri@contoh.id' },
  refuses: [[{ email: 'sri@' }, 'email', 'Email tidak benar']],
});

describeInput('a new password by letter', {
  schema: resetPasswordInput,
  whole: { email: 'sri@contoh.id', token: 'abc', password: '12345678' },
  becomes: { email: 'sri@contoh.id', token: 'abc', password: '12345678' },
  refuses: [
    [{ email: 'sri' }, 'email', 'Email tidak benar'],
    [{ token: undefined }, 'token', 'Token harus diisi'],
    [{ token: 'x'.repeat(201) }, 'token', 'Token paling panjang 200 huruf'],
    [{ password: '1234567' }, 'password', 'Password minimal 8 karakter'],
  ],
});

const profil = {
  nama_lengkap: 'Sri',
  no_hp: '081200000000',
  jenis_kelamin: 'perempuan',
  email: 'sri@contoh.id',
} as const;

describeInput('a profile', {
  schema: profilInput,
  whole: { ...profil, nama_lengkap: ' Sri ', email: ' sri@contoh.id ' },
  becomes: profil,
  refuses: [
    [{ nama_lengkap: ' ' }, 'nama_lengkap', 'Nama lengkap harus diisi'],
    [{ no_hp: '0812' }, 'no_hp', badNoHp],
    [{ jenis_kelamin: 'pria' }, 'jenis_kelamin', 'Jenis kelamin harus salah satu dari: laki-laki, perempuan'],
    [{ email: undefined }, 'email', 'Email harus diisi'],
    [{ email: 'x'.repeat(255) }, 'email', 'Email paling panjang 254 huruf'],
  ],
});

describeInput('a change of the password', {
  schema: changePasswordInput,
  whole: { current_password: 'lama', password: 'baru-baru' },
  becomes: { current_password: 'lama', password: 'baru-baru' },
  refuses: [
    [{ current_password: undefined }, 'current_password', 'Password harus diisi'],
    [{ password: 'baru' }, 'password', 'Password minimal 8 karakter'],
  ],
});
