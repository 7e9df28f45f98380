// Our own icons, in the manner of the set: solid silhouettes on 512 × 512, light gaps instead of lines.
const gun = ({
  barrel = 170,
  bh = 30,
  cyl = true,
  stock = false,
  lever = false,
  tube = false,
  double = false,
  web = false,
  rib = false,
  rod = false,
  small = false,
}) => {
  const x0 = stock ? 216 : 186,
    y = 214,
    end = x0 + 96 + barrel,
    P = [];
  P.push(`<path d="M${x0 - 16} ${y - 6}l26-12h76l14 8v92l-20 14h-60l-46-24z"/>`); // frame
  P.push(`<path d="M${x0 - 12} ${y - 4}l-26-26 14-12 34 24z"/>`); // hammer
  if (stock) P.push(`<path d="M${x0 - 6} ${y + 2}L30 ${y + 62}l-8 92 30 4L150 ${y + 96}l${x0 - 118} -14z"/>`);
  else if (small) P.push(`<path d="M${x0 - 14} ${y + 34}c-10 44-34 70-62 96l56 30c30-26 52-64 62-92z"/>`);
  else P.push(`<path d="M${x0 - 16} ${y + 30}c-8 50-40 92-78 132l66 34c34-40 62-84 78-124z"/>`);
  const by = y - 14;
  P.push(`<path d="M${x0 + 104} ${by}H${end}v${bh}H${x0 + 104}z"/>`);
  if (double) P.push(`<path d="M${x0 + 104} ${by + bh + 6}H${end}v${bh}H${x0 + 104}z"/>`);
  if (tube) P.push(`<path d="M${x0 + 104} ${by + bh + 6}H${end - 26}v${bh * 0.72}H${x0 + 104}z"/>`);
  if (rod) P.push(`<path d="M${x0 + 104} ${by + bh + 5}H${end - 60}v12H${x0 + 104}z"/>`);
  if (web) P.push(`<path d="M${x0 + 104} ${by + bh + 4}H${end - 30}L${x0 + 118} ${by + bh + 40}h-14z"/>`);
  if (rib) P.push(`<path d="M${x0 + 40} ${by - 16}H${end}v10H${x0 + 40}z"/>`);
  P.push(`<path d="M${end - 22} ${by - 2}l4-16h12l4 16z"/>`);
  const guard = lever
    ? `M${x0 + 70} ${y + 102}c4 60-34 74-66 70c-26-4-40-20-36-46`
    : `M${x0 + 86} ${y + 98}c4 44-30 60-62 46`;
  P.push(
    `<path d="${guard}" fill="none" stroke="currentColor" stroke-width="17" stroke-linecap="round"/><path d="M${x0 + 44} ${y + 96}c6 14 2 26-6 34" fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round"/>`,
  );
  let gaps = "";
  if (cyl)
    gaps = `<path d="M${x0 + 8} ${y + 4}h74v78h-74z" fill="currentColor" stroke="var(--icon-gap,#f3e6c8)" stroke-width="9"/><path d="M${x0 + 20} ${y + 28}h50M${x0 + 20} ${y + 56}h50" stroke="var(--icon-gap,#f3e6c8)" stroke-width="8" stroke-linecap="round"/>`;
  const mid = stock ? (30 + end) / 2 : (100 + end) / 2,
    k = stock ? 530 / (end - 20) : Math.min(1.5, 500 / (end - 90));
  return `<g fill="currentColor" transform="translate(256 256) rotate(-24) scale(${k.toFixed(2)}) translate(${-mid.toFixed(0)} -275)">${P.join("")}${gaps}</g>`;
};
const ring = `<circle cx="256" cy="256" r="204" fill="none" stroke="currentColor" stroke-width="36"/><path d="M256 6v70M256 436v70M6 256h70M436 256h70" stroke="currentColor" stroke-width="36"/>`;
const num = (n) =>
  `<circle cx="256" cy="256" r="150" fill="currentColor"/><text x="256" y="342" text-anchor="middle" font-family="Source Sans 3,Arial,sans-serif" font-weight="800" font-size="250" fill="var(--icon-gap,#f3e6c8)">${n}</text>`;
export const OWN = {
  "own-colt": gun({ barrel: 150 }),
  "own-peacemaker": gun({ barrel: 210, rod: true, bh: 26 }),
  "own-schofield": gun({ barrel: 165, rib: true }),
  "own-remington": gun({ barrel: 195, web: true }),
  "own-volcanic": gun({ barrel: 160, cyl: false, tube: true, lever: true }),
  "own-derringer": gun({ barrel: 70, cyl: false, double: true, small: true, bh: 32 }),
  "own-carabine": gun({ barrel: 230, stock: true }),
  "own-carbine": gun({ barrel: 180, stock: true, cyl: false }),
  "own-winchester": gun({ barrel: 290, stock: true, cyl: false, tube: true, lever: true, bh: 24 }),
  "own-shotgun": gun({ barrel: 250, stock: true, cyl: false, double: true, bh: 24 }),
  // a bullet flies over a hat
  "own-missed": `<g fill="currentColor"><path d="M222 92h150c46 0 82 22 104 50c-22 28-58 50-104 50H222z"/><path d="M164 92h40v100h-40z"/><path d="M20 106h114v22H20zM60 152h74v22H60z"/><path d="M40 402c50 42 130 62 216 62s166-20 216-62c-14-26-46-24-78-12c-10-70-22-126-64-132c-28-4-42 16-74 16s-46-20-74-16c-42 6-54 62-64 132c-32-12-64-14-78 12z"/></g><path d="M134 372c70 26 174 26 244 0" fill="none" stroke="var(--icon-gap,#f3e6c8)" stroke-width="22"/>`,
  "own-bullseye1": ring + num(1),
  "own-bullseye2": ring + num(2),
  "own-return": `<g fill="currentColor"><path d="M196 292h150c40 0 72 18 92 42c-20 24-52 42-92 42H196z"/><path d="M140 292h40v84h-40z"/><path d="M60 196C60 96 150 60 256 60h96V16l124 84-124 84v-44h-96c-70 0-116 12-116 64c0 20-10 36-40 36s-40-20-40-44z" /></g>`,
  "own-swap": `<g fill="currentColor"><path d="M40 170h280V90l152 116-152 116v-80H40zM472 380H192v-70L60 412l132 100v-60h280z" transform="translate(0 -30)"/></g>`,
  "own-bullet": `<path fill="currentColor" d="M166 452h180v44H166zM178 190h156v240H178zM178 166c0-76 42-130 78-150c36 20 78 74 78 150z"/>`,
  "own-bullet-out": `<path fill="none" stroke="currentColor" stroke-width="34" stroke-linejoin="round" d="M176 468h160M184 180v264h144V180C326 110 290 58 256 34C222 58 186 110 184 180Z"/>`,
  "own-hand": `<g fill="currentColor"><rect x="66" y="150" width="180" height="270" rx="24" transform="rotate(-16 156 285)"/><rect x="166" y="110" width="180" height="270" rx="24" stroke="var(--icon-gap,#f3e6c8)" stroke-width="22"/><rect x="270" y="150" width="180" height="270" rx="24" transform="rotate(16 360 285)" stroke="var(--icon-gap,#f3e6c8)" stroke-width="22"/></g>`,
  "own-deck": `<g fill="currentColor"><rect x="90" y="150" width="250" height="320" rx="26"/><path d="M150 110h220a26 26 0 0126 26v274h40V130a60 60 0 00-60-60H180a30 30 0 00-30 40z"/></g>`,
  "own-range": `<g fill="none" stroke="currentColor" stroke-width="36"><circle cx="256" cy="256" r="140"/></g><path fill="currentColor" d="M238 20h36v150h-36zM238 342h36v150h-36zM20 238h150v36H20zM342 238h150v36H342z"/><circle cx="256" cy="256" r="30" fill="currentColor"/>`,
  "own-eye": `<path fill="none" stroke="currentColor" stroke-width="40" d="M40 256C110 140 190 110 256 110s146 30 216 146C402 372 322 402 256 402S110 372 40 256Z"/><circle cx="256" cy="256" r="66" fill="currentColor"/>`,
  "own-question": `<text x="256" y="400" text-anchor="middle" font-family="Zilla Slab,Georgia,serif" font-weight="700" font-size="420" fill="currentColor">?</text>`,
  "own-clock": `<circle cx="256" cy="256" r="200" fill="none" stroke="currentColor" stroke-width="44"/><path d="M256 140v120l86 54" fill="none" stroke="currentColor" stroke-width="44" stroke-linecap="round" stroke-linejoin="round"/>`,
  "own-x": `<path d="M110 110L402 402M402 110L110 402" stroke="currentColor" stroke-width="72" stroke-linecap="round"/>`,
  "own-lock": `<path d="M256 60a196 196 0 100 392a196 196 0 000-392z" fill="none" stroke="currentColor" stroke-width="52"/><path d="M120 120L392 392" stroke="currentColor" stroke-width="52"/>`,
  "own-menu": `<path d="M70 140H442M70 256H442M70 372H442" stroke="currentColor" stroke-width="52" stroke-linecap="round"/>`,
  "own-link": `<path d="M206 306L306 206M226 166l60-60a85 85 0 01120 120l-60 60M286 346l-60 60a85 85 0 01-120-120l60-60" fill="none" stroke="currentColor" stroke-width="46" stroke-linecap="round"/>`,
  "own-play": `<path d="M130 70L430 256L130 442Z" fill="currentColor"/>`,
  "own-first": `<path d="M90 80h60v352H90zM430 80L170 256L430 432Z" fill="currentColor"/>`,
  "own-prev": `<path d="M390 70L110 256L390 442Z" fill="currentColor"/>`,
  "own-next": `<path d="M122 70L402 256L122 442Z" fill="currentColor"/>`,
  "own-last": `<path d="M362 80h60v352H362zM82 80L342 256L82 432Z" fill="currentColor"/>`,
  "own-plus": `<path d="M256 90V422M90 256H422" stroke="currentColor" stroke-width="64" stroke-linecap="round"/>`,
  "own-deputy": `<path fill="currentColor" d="M256 20c50 40 110 52 170 46c10 30 10 60-10 92c30 60 40 130 10 190c-30 60-110 100-170 144c-60-44-140-84-170-144c-30-60-20-130 10-190c-20-32-20-62-10-92c60 6 120-6 170-46z"/><path fill="var(--icon-gap,#f3e6c8)" d="M256 128l36 84 92 8-70 60 22 90-80-48-80 48 22-90-70-60 92-8z"/>`,
  "own-pin": `<path fill="currentColor" d="M170 40h172v50l-26 20v110l66 60v46H276v140l-20 46-20-46V326H130v-46l66-60V110l-26-20z"/>`,
};
