/** The top of published lists of leaked passwords, and words that people here would try first. */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passw0rd p@ssword p@ssw0rd pa55word passcode passphrase katasandi katakunci sandi rahasia rahasiaku
  admin administrator adminadmin superadmin superuser root rootroot user username pengguna operator guest tamu login
  loginlogin masuk welcome selamatdatang letmein default changeme gantisaya test testing tester testtest tes coba cobacoba
  percobaan contoh demo sample example temp temporary sementara secret secretsecret private keamanan security
  qwerty qwertyui qwertyuiop qwertyu qwert qwerty12 asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfasdf zxcv zxcvb zxcvbn
  zxcvbnm zxcvzxcv qazwsx qazwsxedc qweasd qweasdzxc wasd poiuytrewq lkjhgfdsa mnbvcxz qweqweqwe asdasdasd zxczxczxc
  q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 a1b2c3d4 a1s2d3f4 abcd1234 abc12345
  abcdefg abcdefgh abcdefghi abcdefghij aabbccdd abcabc abcabcabc abcdabcd xyzxyz qwerasdf
  iloveyou iloveu ilovegod iloveme ilovejesus loveyou lovelove lovely loveme forever forever21 always babygirl babyboy
  princess sunshine butterfly sweetheart darling honey sweety angel angels beautiful superstar rockyou chocolate
  strawberry cookie cookies cheese banana orange apple pineapple pepper peanut coffee flower flowers rainbow purple
  dragon monkey tigger tiger lion eagle phoenix panther jaguar wolf shadow ranger hunter killer master mustang ninja
  samurai warrior spartan viper cobra falcon football baseball basketball soccer futsal liverpool chelsea arsenal barcelona
  realmadrid juventus milan acmilan intermilan manchester manutd manunited bayern ronaldo messi persib persija
  persebaya arema borneo mitrakukar pusamania superman batman spiderman ironman pokemon pikachu doraemon naruto
  sasuke onepiece luffy minecraft starwars matrix trustno1 whatever nothing nopassword computer komputer internet
  samsung android iphone nokia xiaomi oppo vivo google facebook instagram whatsapp telegram twitter youtube yahoo
  microsoft windows linux server database michael jennifer jessica michelle ashley amanda daniel andrew joshua matthew
  anthony robert thomas jordan nicole charlie george maggie ginger summer winter spring autumn january february march
  april august september october november december monday tuesday wednesday thursday friday saturday sunday
  januari februari maret mei juni juli agustus oktober desember senin selasa rabu kamis jumat sabtu minggu
  sayang sayangku sayangkamu sayangsekali cinta cintaku cintakamu akucintakamu akusayangkamu cintasejati kekasih kekasihku
  kangen rindu rindukamu kamu akukamu akuadalah bismillah bismillahirrahmanirrahim alhamdulillah assalamualaikum
  astaghfirullah subhanallah allahuakbar allahswt muhammad muhammadsaw insyaallah lailahaillallah masyaallah ramadhan
  haleluya tuhanyesus yesus yesuskristus puji pujituhan kristus immanuel maria bunda tuhan tuhanku
  indonesia indonesiaku indonesiaraya merdeka garuda pancasila nusantara merahputih jakarta bandung surabaya semarang
  yogyakarta jogja medan makassar samarinda balikpapan bontang tenggarong kalimantan kaltim kutaibarat kutai kubar
  sendawar melak barongtongkok mahakam tering linggang bigung sekolaq bongan jempang muaralawa damai nyuatan
  dayak tunjung benuaq kenyah bahau lumbung lumbungpangan pangan dinas dinaspangan dinaspertanian pertanian petani
  lumbungdemo lumbungku lumbungkita lumbungkubar lumbungkutaibarat ketahananpangan dinasketahananpangan
  petugas penyuluh penyuluhan padi sawah kebun ladang beras jagung kakao karet sawit kelapasawit cabai tanaman
  keluarga keluargaku bahagia semangat sukses suksesselalu berkah barokah sehat selalu senyum anakku anaksoleh
  ibuku ayahku mama mamaku papa papaku mamapapa papamama ibunda ayahanda istriku suamiku adikku kakakku
  sahabat sahabatku teman temanku kawan ganteng cantik jelek gendut kucing kucingku anjing kelinci ayam burung
  bunga mawar melati anggrek matahari bulan bintang bintangku pelangi langit hujan laut gunung pantai
  sekolah guru murid mahasiswa kampus universitas kantor kerja kerjakeras uang duit kaya orangkaya
  budi agus bambang joko slamet sutrisno wahyu rizky rizki dewi putri putra putriku siti nur nurul fitri lestari
  kurniawan setiawan hidayat saputra pratama santoso wijaya ramadhani permata kartika ratna anisa aisyah fatimah
  muhamad ahmad abdullah hasan husein yusuf ibrahim ismail maulana hendra andi dedi eko tri
  `
    .trim()
    .split(/\s+/),
);
