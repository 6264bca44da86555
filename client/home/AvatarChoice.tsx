import type { Signal } from '@preact/signals';
import { text } from '../text/index.ts';
import { profileText } from '../text/settings.ts';
import { AvatarPicture } from '../ui/AvatarPicture.tsx';

/** The choice of the player's avatar at tables. None is chosen at first. */
export const AvatarChoice = ({ avatar }: { readonly avatar: Signal<number | null> }) => (
  <fieldset class="choice avatar-choice">
    <legend>{profileText.PLAYER.avatar}</legend>
    <div>
      {text.AVATAR_LABELS.map((described, one) => (
        <label key={one}>
          <input
            type="radio"
            class="choice-input"
            name="avatar"
            aria-label={described}
            title={described}
            checked={avatar.value === one}
            onChange={() => {
              avatar.value = one;
            }}
          />
          <AvatarPicture cell={one} />
        </label>
      ))}
    </div>
  </fieldset>
);
