import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, refusedSign } from '#table';

describe('a name at the table', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann   Lee ', 'Ann Lee'],
    ["O'Neil", "O'Neil"],
    ['Zoë', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['李小龍', '李小龍'],
    ['शक्ति', 'शक्ति'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ['🂡🂡🂡', '🂡🂡🂡'],
  ])('%s is shown as %s', (raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });

  test.each([
    ['Burmese', 'ကျော်', 'အောင်ဆန်းစုကြည်', 'မြင့်ကြွယ်', 'ကျွန်ုပ်'],
    ['Shan', 'ၸၢႆးသႅင်'],
    ['Thai', 'สิทธิ์', 'กิตติพัฒน์ ศรีสุวรรณ', 'ปิ่น', 'ญี่ปุ่น'],
    ['Lao', 'ພູວົງ', 'ກິ່ງ'],
    ['Tibetan', 'བསྟན་འཛིན', 'ཧཱུྃ', 'རྒྱ་མཚོ', 'སྒྲོལ་མ'],
    ['Khmer', 'ស្រីពៅ', 'ខ្ញុំ', 'ចិន្ដា', 'ប៊ុនធឿន'],
    ['Hebrew with vowel signs', 'דָּוִד', 'שִּׁמְעוֹן', 'מֹשֶׁה', 'רִבְקָה'],
    ['Arabic with vowel signs', 'مُحَمَّدٌ', 'اللّٰه', 'فَاطِمَةُ', 'عبد الله'],
    ['Persian', 'علی‌رضا', 'امیر‌حسین', 'ماه‌نور'],
    ['Urdu', 'محمّد', 'نورِجہاں'],
    ['Uyghur', 'ئەھمەت'],
    ['Syriac', 'ܫܡܥܘܢ', 'ܡܪܝܡ'],
    ['Thaana', 'އިބްރާހީމް'],
    ['Devanagari', 'श्रीकृष्ण', 'लक्ष्मी', 'अर्किं', 'ज़ैनब', 'कुँवर', 'दऱ्‍या', 'शक्‌ति'],
    ['Bengali', 'র‍্যাফেল', 'রবীন্দ্রনাথ', 'সৎ'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ', 'ਸਿੰਘ'],
    ['Gujarati', 'શ્રેયા', 'હિતેશ'],
    ['Odia', 'ଜଗନ୍ନାଥ'],
    ['Tamil', 'ஸ்ரீராம்', 'கார்த்திகேயன்', 'ஐஸ்வர்யா'],
    ['Telugu', 'శ్రీనివాస్', 'కృష్ణమూర్తి'],
    ['Kannada', 'ಶ್ರೀಧರ್', 'ಕೃಷ್ಣ', 'ರ‍್ಯಾಲಿ'],
    ['Malayalam', 'ഉണ്ണികൃഷ്ണൻ', 'ഉണ്ണികൃഷ്ണന്‍', 'ലക്ഷ്മി', 'സുരേന്ദ്രന്‍'],
    ['Sinhala', 'ශ්‍රීමතී', 'ක්‍රිෂාන්', 'චන්ද්‍රිකා'],
    ['Javanese', 'ꦱꦸꦏꦂꦤ', 'ꦥꦿꦧꦺꦴꦮꦺꦴ'],
    ['Balinese', 'ᬯᬬᬦ᭄', 'ᬓ᭄ᬢᬸᬢ᭄'],
    ['Ethiopic', 'ኃይለ ሥላሴ'],
    ['Armenian and Georgian', 'Արամ', 'თამარ'],
    ['Korean', '김민수', '남궁 하늘'],
    ['Japanese', '山田 太郎', 'ガ', 'ジョー・李'],
    ['Vietnamese', 'Nguyễn Thị Ngọc', 'Trần Đức'],
    ['Yoruba', 'Adébáyọ̀', 'Ọlọ́runtóbi', 'Ẹ̀ṣọ́'],
    ['African languages', 'Ɔsɛ̃́', 'Ɛ̱̀di', 'Ŋ̀na'],
    ['Lithuanian accents', 'Jū̃ratė'],
    ['Cherokee and others', 'ᏣᎳᎩ', 'ᐃᓄᒃ', 'ⴰⵎⵉⵔⴰ'],
    ['apostrophes', "O'Neil", 'O’Neil', "D'Arcy", 'N’Golo', 'Ka‘ahumanu', 'Kaʻahumanu', 'Soʻla'],
    ['hyphens and dots', 'Anne-Marie', 'J. R.', 'Gal·la', 'Jean‐Luc', 'St. John'],
  ])('in %s stay as they are written', (_script, ...names) => {
    for (const name of names) expect(cleanName(name), name).toBe(name.normalize('NFKC'));
  });

  test.each([
    ['Vietnamese letters in parts', 'Nguyễn'.normalize('NFD'), 'Nguyễn'],
    ['Korean letters in parts', '김민수'.normalize('NFD'), '김민수'],
    ['a non-joiner where Arabic letters do not join', 'علی\u200c رضا\u200c', 'علی رضا'],
    ['joiners in a row', 'ශ්\u200d\u200dරී', 'ශ්\u200dරී'],
    ['a joiner where nothing is joined', 'क\u200dख', 'कख'],
    ['a non-joiner between Latin letters', 'A\u200cnn', 'Ann'],
  ])('%s are written the common way', (_what, raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });

  test('a name is as long as its letters, whose marks count for no more than as many again', () => {
    expect(cleanName('ക്'.repeat(20))).toBe('ക്'.repeat(20));
    expect(cleanName('ക്'.repeat(21))).toBeNull();
    expect(cleanName('ကျော်'.repeat(9))).toBeNull();
  });

  test.each([
    ['Ann <3', '<'],
    ['"Ann"', '"'],
    ['Ann\\', '\\'],
    ['Ann & Ben', '&'],
    [`Z${'\u0300\u0301\u0302\u0303'}oe`, `Z${'\u0300\u0301\u0302\u0303'}`],
    ['ก็็็', 'ก็็็'],
    ['Ann', null],
    ['x'.repeat(21), null],
    ['', null],
  ])('the sign for which %s is refused is %s', (name, sign) => {
    expect(refusedSign(name)).toBe(sign);
  });

  test.each([
    ['a zero-width space', 'A\u200bnn', 'Ann'],
    ['a soft hyphen', 'A\u00adnn', 'Ann'],
    ['a grapheme joiner', 'A\u034fnn', 'Ann'],
    ['a variation selector', 'A\ufe0fn\u{e0100}n', 'Ann'],
    ['Hangul fillers', '\u3164A\u115fn\u1160n\uffa0', 'Ann'],
    ['the blank Braille pattern', 'A\u2800nn', 'Ann'],
    ['a null notehead', 'A\u{1d159}nn', 'Ann'],
    ['direction marks', 'Ann\u202e \u2067Lee', 'Ann Lee'],
    ['a joiner between letters', 'A\u200dnn', 'Ann'],
    ['tags after a letter', 'A\u{e0067}\u{e0062}nn', 'Ann'],
    ['a character between a letter and its accent', 'Zoe\u200b\u0308', 'Zoë'],
    ['a character between two spaces', 'Ann \u200b Lee', 'Ann Lee'],
  ])('%s is removed', (_what, raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });

  test.each([
    ['a wide letter', 'Ａｎｎ', 'Ann'],
    ['a mathematical letter', '𝓐𝓷𝓷', 'Ann'],
    ['a ligature', 'Griﬃn', 'Griffin'],
    ['a wide space', 'Ann\u3000Lee', 'Ann Lee'],
    ['a space that does not break', 'Ann\u00a0\u2003Lee', 'Ann Lee'],
    ['an acute accent for an apostrophe', 'O´Neil', "O'Neil"],
  ])('%s is replaced by the common form', (_what, raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });

  test.each([
    ['a family', '👨‍👩‍👧'],
    ['an astronaut', '👩🏽‍🚀'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a heart in colour', '❤️'],
    ['a burning heart', '❤️‍🔥'],
    ['a keycap', '1️⃣'],
    ['a flag', '🇫🇮'],
    ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ])('%s is kept whole', (_what, emoji) => {
    expect(cleanName(`Ann ${emoji} Lee`)).toBe(`Ann ${emoji} Lee`);
  });

  test.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a Hangul filler', '\u3164'],
    ['half-width and initial fillers', '\uffa0\u115f\u1160'],
    ['the blank Braille pattern', '\u2800\u2800'],
    ['variation selectors', '\ufe0f\u{e0101}'],
    ['joiners', '\u200d\u200d'],
    ['all kinds of blanks', '\u00a0\u2003\u3000\u1680\u{13441}\u{16fe4}'],
    ['an accent on nothing', '\u0301'],
    ['an accent on a blank', 'Ann \u0301'],
    ['more than 20 characters', 'x'.repeat(21)],
    ['a few characters that NFKC expands to more than 20', '\ufdfa\ufdfa'],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['markup in wide letters', '＜b＞Ann'],
    ['an entity', '&amp;'],
    ['a line break', 'Ann\nBen'],
    ['a paragraph', 'Ann\u2029Ben'],
    ['a null', 'Ann\0'],
    ['a number sign that encloses digits', 'Ann\u0600'],
    ['a private-use character', 'Ann\ue000'],
    ['an unassigned character', 'Ann\u0378'],
    ['a non-character', 'Ann\uffff'],
    ['a lone surrogate', 'Ann\ud800'],
    ['a lone surrogate after a joiner', '😀\u200d\ud83d'],
    ['stacked marks', `A${'\u0301'.repeat(9)}`],
    ['stacked marks with joiners between them', `A${'\u0334\u034f'.repeat(9)}`],
    ['Latin marks on a letter of another script', `ก${'\u0300\u0316\u0317'}`],
    ['marks of another script on a Latin letter', 'A่้๊'],
    ['one Thai mark again and again', `ก${'็'.repeat(3)}`],
    ['all Thai marks on one letter', 'ก่้๊๋์็'],
    ['all Arabic vowel signs on one letter', 'ب\u064b\u064c\u064d\u064e\u064f'],
    ['a Tibetan tower', `ཀ${'ྵ'.repeat(6)}`],
    ['enclosing signs', 'A\u0488\u0489\u20dd'],
    ['direction controls alone', '\u202e\u2066'],
    ['a number', 7],
    ['no value', undefined],
  ])('%s is not allowed', (_what, raw) => {
    expect(cleanName(raw)).toBeNull();
  });

  test('a cleaned name is stable, and some of it is visible', () => {
    const tricky = fc.constantFrom(
      ...'aAe1#*👩🏽🚀❤\u200d\ufe0f\u20e3\u0301\u0308\u200b\u3164\u1160\u2800\u00a0\u1100\u11a8 ﬁ①´\u{1f3f4}\u{e0067}\u{e007f}',
    );
    const text = fc.array(fc.oneof(tricky, fc.string({ unit: 'binary', maxLength: 1 })), { maxLength: 12 });
    let names = 0;
    fc.assert(
      fc.property(text, (parts) => {
        const name = cleanName(parts.join(''));
        if (name === null) return;
        names += 1;
        expect(cleanName(name)).toBe(name);
        expect(name).toMatch(/[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u);
        expect([...name].length).toBeLessThanOrEqual(40);
        expect(name.replace(/\p{M}/gu, '').length).toBeLessThanOrEqual(40);
      }),
      { numRuns: 5_000, seed: 10 },
    );
    expect(names).toBeGreaterThan(1_000);
  });
});
