/** The page's style sheet. The content security policy allows it by its hash. */
export const STYLE = `
:root{color-scheme:light dark;--ground:#faf8f3;--card:#fff;--line:#e5dfd2;--text:#221f1a;--quiet:#5c5548;--padi:#1b5e3b;
--soft:#f1f8f1;--grain:#f2b632;--bad:#b3261e;--good:#1f7a4d;--code:#f4f0e6}
@media (prefers-color-scheme:dark){:root{--ground:#171511;--card:#211e18;--line:#3b362c;--text:#f3efe6;--quiet:#b9b1a2;
--padi:#8cc49a;--soft:#1d2a21;--bad:#f2a59d;--good:#8cc49a;--code:#2a261f}}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
header{display:flex;gap:16px;align-items:center;padding:24px 16px 8px;color:var(--padi)}
header svg{flex:none}.grain{fill:var(--grain)}
header p{margin:0;color:var(--quiet)}
h1{margin:0;font-size:28px;line-height:1.2;color:var(--text)}
h2{margin:40px 0 4px;font-size:22px;line-height:1.2}
h3{margin:20px 0 8px;font-size:16px}
p{margin:0 0 12px;max-width:72ch}
nav{display:flex;flex-wrap:wrap;gap:8px;padding:8px 16px 0}
nav a{display:flex;align-items:center;min-height:48px;padding:0 16px;border:1px solid var(--line);border-radius:12px;
background:var(--card);color:var(--padi);font-weight:600;text-decoration:none}
main{padding:16px;min-width:0}
details{margin:8px 0;border:1px solid var(--line);border-radius:16px;background:var(--card)}
summary{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;min-height:48px;padding:10px 48px 10px 16px;
position:relative;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary code{font-weight:600;overflow-wrap:anywhere}
.what{color:var(--quiet)}
summary::after{content:'';position:absolute;top:17px;right:20px;width:8px;height:8px;border:solid var(--quiet);
border-width:0 2px 2px 0;transform:rotate(45deg)}
[open]>summary::after{top:21px;transform:rotate(225deg)}
.methods{display:flex;gap:4px}
.methods b{padding:2px 8px;border-radius:8px;background:var(--soft);color:var(--padi);font-size:13px;line-height:20px}
.methods .delete{background:none;box-shadow:inset 0 0 0 1px var(--bad);color:var(--bad)}
.methods .row{background:none;box-shadow:inset 0 0 0 1px var(--line);color:var(--quiet)}
.inside{padding:4px 16px 16px;border-top:1px solid var(--line)}
.who{margin-top:12px}
.quiet{color:var(--quiet);margin-top:12px}
code,pre{font:14px/1.5 ui-monospace,monospace}
pre{margin:0;padding:16px;overflow:auto;max-height:420px;border-radius:12px;background:var(--code)}
.scroll{overflow:auto}
table{width:100%;border-collapse:collapse;table-layout:fixed}
th,td{overflow-wrap:anywhere}
th,td{padding:8px 16px 8px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}
thead th:first-child{width:28%}thead th:last-child{width:44%}
thead th{color:var(--quiet);font-size:14px}
em{color:var(--bad);font-style:normal;font-size:14px}
.answers{margin:0;padding:0;list-style:none}
.answers li{display:flex;gap:8px;padding:4px 0}
.answers b{flex:none;width:40px;font-variant-numeric:tabular-nums}
.good{color:var(--good)}.bad{color:var(--bad)}
:focus-visible{outline:3px solid var(--padi);outline-offset:2px;border-radius:12px}
@media (max-width:599px){thead{position:absolute;clip-path:inset(50%)}tr{display:block;padding:8px 0;
border-bottom:1px solid var(--line)}th,td{display:block;padding:2px 0;border:0}td:empty{display:none}
td:nth-child(2){color:var(--quiet)}}
@media (min-width:1024px){body{display:grid;grid-template-columns:256px minmax(0,960px);gap:0 32px;max-width:1280px;
margin:0 auto;padding:0 16px}header{grid-column:1/-1}nav{position:sticky;top:0;align-self:start;flex-direction:column;
flex-wrap:nowrap;gap:0;max-height:100vh;overflow:auto;padding:16px 0}nav a{flex:none;border:0;background:none}
main{padding:16px 0 64px}}
`;
