import { useEffect, useRef } from 'preact/hooks';
import { type Card, parseCards } from '#engine';
import { type CardLetters, INTERNATIONAL_LETTERS } from '#text';
import { CARD_BACKS, CARD_FACES, CARD_SIZES, FELTS, hasFourInks, type Settings, THEMES } from '../device/settings.ts';
import { courtArt, loadCourts } from '../faces/courtArt.ts';
import { fetchAllDesigns, moreDesigns } from '../faces/designs.ts';
import { cardWords, faceDesign, paintBack, paintFace } from '../faces/face.ts';
import { FACE_HEIGHT, FACE_WIDTH, type FaceStyle } from '../faces/paper.ts';
import { text } from '../text/index.ts';
import { settingsText } from '../text/settings.ts';
import { ChoiceRow, Toggle } from './Choice.tsx';
import { changeSettings, type SettingsProps } from './settings.ts';
import { FourColoursToggle, SettingsGroup } from './settingsParts.tsx';
import { TablePreview } from './TablePreview.tsx';

/** The card that shows what a face looks like. */
const [EXAMPLE_CARD = 0] = parseCards('QD');

/** The choice between the letters of the language and the international ones, if they differ. */
function LettersChoice({ settings }: SettingsProps) {
  const looks = settings.value;
  const letters = { international: INTERNATIONAL_LETTERS, own: text.ownLetters() };
  if (signs(letters.own) === signs(letters.international)) return null;
  return (
    <ChoiceRow
      legend={settingsText.ALL_SETTINGS.letters}
      options={(['international', 'own'] as const).map((value) => ({
        value,
        label: signs(letters[value]),
        picture: <DrawnCard looks={looks} card={EXAMPLE_CARD} letters={letters[value]} />,
      }))}
      value={looks.ownLetters ? 'own' : 'international'}
      onChoose={(value) => changeSettings(settings, { ownLetters: value === 'own' })}
    />
  );
}

/** "A K Q J" */
const signs = ({ ace, king, queen, jack }: CardLetters): string => [ace, king, queen, jack].join(' ');

/** The settings of how the table looks. */
export function LooksSettings({ settings }: SettingsProps) {
  const looks = settings.value;
  const { face, cardSize, cardBack, felt, theme, leftHanded } = looks;
  return (
    <SettingsGroup title={settingsText.ALL_SETTINGS.looks}>
      <TablePreview settings={settings} />
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.felt}
        options={FELTS.map((value) => ({
          value,
          label: settingsText.ALL_SETTINGS.felts[value],
          picture: <span class="felt-swatch" data-felt={value} aria-hidden="true" />,
        }))}
        value={felt}
        onChoose={(value) => changeSettings(settings, { felt: value })}
      />
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.theme}
        options={THEMES.map((value) => ({ value, label: settingsText.ALL_SETTINGS.themeNames[value] }))}
        value={theme}
        onChoose={(value) => changeSettings(settings, { theme: value })}
      />
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.face}
        options={CARD_FACES.map((value) => ({
          value,
          label: settingsText.ALL_SETTINGS.faces[value],
          picture: <DrawnCard looks={{ ...looks, face: value }} card={EXAMPLE_CARD} />,
        }))}
        value={face}
        onChoose={(value) => changeSettings(settings, { face: value })}
      />
      <FourColoursToggle settings={settings} />
      <LettersChoice settings={settings} />
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.cardSize}
        options={CARD_SIZES.map((value) => ({ value, label: settingsText.ALL_SETTINGS.cardSizes[value] }))}
        value={cardSize}
        onChoose={(value) => changeSettings(settings, { cardSize: value })}
      />
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.cardBack}
        options={CARD_BACKS.map((value) => ({
          value,
          label: settingsText.ALL_SETTINGS.cardBacks[value],
          picture: <DrawnCard looks={{ ...looks, cardBack: value }} card={null} />,
        }))}
        value={cardBack}
        onChoose={(value) => changeSettings(settings, { cardBack: value })}
      />
      <Toggle
        label={settingsText.ALL_SETTINGS.leftHanded}
        hint={settingsText.ALL_SETTINGS.leftHandedHint}
        on={leftHanded}
        onToggle={(on) => changeSettings(settings, { leftHanded: on })}
      />
    </SettingsGroup>
  );
}

/** Device pixels per unit of the drawing: enough for every screen. */
const PIXELS_PER_UNIT = 1.5;

/** A card with these looks, drawn as on the table: a face, or the back for null. */
function DrawnCard(props: {
  readonly looks: Settings;
  readonly card: Card | null;
  /** In place of those on the table. */
  readonly letters?: CardLetters;
}) {
  const { looks, card, letters } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [designs, courts] = [moreDesigns.value, courtArt.value];
  const { face, cardBack } = looks;
  const words = cardWords();
  const style: FaceStyle = {
    face,
    fourColours: hasFourInks(looks),
    words: { ...words, letters: letters ?? words.letters },
    design: faceDesign(face, FACE_WIDTH),
  };
  useEffect(() => {
    void fetchAllDesigns();
    void loadCourts();
  }, []);
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!ctx) return;
    ctx.setTransform(PIXELS_PER_UNIT, 0, 0, PIXELS_PER_UNIT, 0, 0);
    ctx.clearRect(0, 0, FACE_WIDTH, FACE_HEIGHT);
    if (card === null) paintBack(ctx, cardBack, designs);
    else paintFace(ctx, card, false, { style, designs }, courts);
  }, [card, JSON.stringify(style), cardBack, designs, courts]);
  return (
    <span class="card-picture" aria-hidden="true">
      <canvas ref={canvas} width={FACE_WIDTH * PIXELS_PER_UNIT} height={FACE_HEIGHT * PIXELS_PER_UNIT} />
    </span>
  );
}
