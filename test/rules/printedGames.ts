/** The code of each named game as printed by this version. The codes of earlier versions stay readable. */
export const PRINTED_GAMES: Readonly<Record<string, string>> = {
  'crazy-rummy': 'v1.crazy-rummy',
  'crazy-rummy-7': 'v1.crazy-rummy-7~wb5',
  'crazy-rummy-3': 'v1.crazy-rummy-3~wb7',
  'fort-worth-gin': 'v1.fort-worth-gin~mh1~mj2',
  'fort-worth-gin-odd': 'v1.fort-worth-gin-odd~wb5~mh1~mj2',
  'fort-worth-gin-even': 'v1.fort-worth-gin-even~wb6~mh1~mj2',
  biddies: 'v1.biddies~tb2~td2~mg1~gi1~cc2~ba2~bb1~bc1',
  'treize-brasses': 'v1.treize-brasses~ta1~tb4~pa1~db2~md1~re1~ce1',
  beanie: 'v1.beanie~wb4~gh1~ka2~cc1~cd2',
  'ace-to-ace': 'v1.ace-to-ace~ta1~tb2~wb3~mg1~mk1~lh1~ra1~rb1~rd1~rj1~se1~gf1~kd3~ca2~cb1~cc3',
  'the-press': 'v1.the-press~cn2',
  'auto-press': 'v1.auto-press~ta2~cn2~co1',
  'dealers-choice': 'v1.dealers-choice~wa1',
  'one-joker': 'v1.one-joker~pb1~wc1~wd1~ch3',
  thanasis:
    'v1.thanasis~ta2~tb4~tc1~pa1~pb2~db1~dk1~wa6~wb9~wd1~md1~la1~lf1~sa1~gf1~gj1~gk1~ka1~kd1~ca1' + '~cb1~ea1~eb2',
  dynamitis:
    'v1.dynamitis~ta2~tb4~tc1~pa1~pb2~db1~dk1~wa6~wb9~wd2~md1~la1~lf1~sa1~gf1~gj1~gk1~ka1~kd1~ca1' + '~cb1~ea1~eb2',
  'basic-rummy':
    'v1.basic-rummy~ta1~tb2~dc1~dd1~dk1~dl1~wa7~wb9~le1~rh1~sa1~ga1~gc1~gf1~ka1~kb1~kd1~ke1~ca1' + '~cb1~cl1~ea1~eb4',
  'five-thousand-rummy':
    'v1.five-thousand-rummy~tb5~td1~pa2~da2~dj1~dk1~dl1~wa2~wb9~mc2~md1~me1~mg2~le1~lh1~ra1~rc1' +
    '~rh2~rj1~sa1~gb1~ge1~gf1~gl1~ka2~kd2~ca3~cb1~cc5~cd1~cf4~cg6~ea1~eba',
  george:
    'v1.george~tb5~td1~pa1~pc1~da2~de1~df1~dg1~dj1~dk1~dl1~wa2~wb9~ma1~mc2~md1~me1~mg3~mh3~le1~lh1' +
    '~ra1~rc1~re1~rf2~rh2~rj1~sa1~gb1~ge1~gf1~gl1~ka2~kd2~ca3~cb1~cc5~cd1~cf4~cg6~ea1~eb8',
  'crummy-rummy':
    'v1.crummy-rummy~ta1~tb5~pa4~pb4~da1~dk1~dl2~wa7~wb8~wd2~mc2~md1~me1~mf1~mg3~mh4~mj1~lg1~ri1' +
    '~sa3~ga1~gf1~ka1~cc3~cd2~cf1~cg1~ch1~ci1',
  'koum-kan': 'v1.koum-kan~ta1~pa1~pb2~db1~dk1~dl1~wa7~wb9~wd1~mg1~gf1~ka1~ch2~ea1~eb1',
  'rummy-500':
    'v1.rummy-500~ta1~tb5~pa2~pb4~dc2~dd1~dk1~dl1~wa7~wb9~wd1~mg1~le1~lh1~ra1~rc1~rh2~rj1~sa1~ga1~gf1' +
    '~gl2~ka2~kd3~ca2~cb1~cc3~ch1~cp1~ea1~ebc',
  'three-thirteen':
    'v1.three-thirteen~ta1~tb5~pa4~da1~db3~dk1~dl1~wba~mc2~md1~me1~la1~lf1~sa1~gf1~gj1~gk1~gn1~ka1~cf6' + '~cg7',
  kaluki:
    'v1.kaluki~ta1~tb3~pa1~pb5~db2~dk1~dl1~wa7~wb9~wd1~mg3~li2~rb1~sa2~sg1~gf1~ka1~kb1~kd1~cc6~ch1~cl1' + '~ea1~eb2',
  'kaluki-51':
    'v1.kaluki-51~ta1~tb3~pa1~pb5~db2~dk1~dl1~wa7~wb9~wd1~mg3~li3~rb1~sa2~sg1~gf1~ka1~kb1~kd1~cc6~ch1' + '~cl1~ea1~eb1',
  romme: 'v1.romme~ta1~tg1~pa1~pb3~db2~wa7~wb9~wd1~mg1~li2~rh1~sa2~gf1~ka1~cc6~ch2~cl1~cp1~ea1~ebc',
  rami:
    'v1.rami~ta1~tb3~pa1~pb4~db2~dk1~dl1~wa7~wb9~wd1~mg1~mh3~lc1~li3~lj1~re1~sa2~sg1~gf1~ka1~cc6~ch2~cl1' +
    '~cp1~cq1~ea1~ebc',
  remigio:
    'v1.remigio~ta1~tc1~pa1~pb2~db1~dk1~dl1~wa7~wb9~wd1~mg1~la1~lf1~sa1~gc1~gf1~gj1~gk1~ka1~kd1~ca1~cb1' +
    '~ch2~ea1~eb2',
  'liverpool-rummy':
    'v1.liverpool-rummy~tb5~pa4~pb4~da3~dk1~dl1~wa7~wb8~wd1~mc2~md1~me1~mf1~mg1~lg2~lk1~ll1~lm1~ri2~sa2' +
    '~sg2~gf1~ka1~kc1~cc3~ch1',
  carioca:
    'v1.carioca~ta1~tb3~tc1~pa1~pb4~da3~dk1~dl1~wa7~wb8~wd1~mc2~md1~me1~mf1~mg1~mh5~lg3~lk1~ll2~lm1~sa4~sg2' +
    '~gf1~ka1~kc1~cc7~ch3',
  'bing-rummy': 'v1.bing-rummy~ta1~tb5~pa3~db4~dk1~dl1~wa7~wb8~wd3~mc2~md1~me1~lg6~ll2~ln1~lo1~rh1~sa1~ga2~gf1~ka1~kc1',
  'shanghai-rummy':
    'v1.shanghai-rummy~tb3~pa3~pb4~da3~dk1~dl1~wa7~wbc~wd1~mc2~md1~me1~mf1~mg3~mh3~lg4~ri2~rk2~sa1~gf1~ka1' +
    '~kc1~cc7~cd3~ch3',
  continental:
    'v1.continental~ta1~tc1~pa3~pb3~da1~dk1~dl1~wa7~wb8~wd1~mc2~md1~me1~mf1~mg2~mh6~lg3~ll2~ri2~sa3~sg2~gc1' +
    '~gf1~ka1~kc1~cc7~ch3~cr1',
  'jamaican-kalooki':
    'v1.jamaican-kalooki~pa3~pb4~da3~dk1~dl1~wa7~wbb~wd1~mc2~md1~me1~mf1~mg1~mh6~lg5~ln1~ri2~rk2~rl1~sa4~sg2' +
    '~gf1~go1~ka1~kc1~ch3~cl1~cs1',
};
