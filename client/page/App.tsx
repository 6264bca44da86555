import { SEAT_CHOICES } from '../config.ts';
import { Home } from '../screens/Home.tsx';
import type { Page } from './createPage.ts';
import type { Device } from './device.ts';
import { TablePage } from './TablePage.tsx';

/** The page: home, or a table. */
export function App({ page, device }: { readonly page: Page; readonly device: Device }) {
  const place = page.place.value;
  if (place.at === 'table') return <TablePage open={place.open} settings={device.settings} onLeave={page.leave} />;
  return (
    <Home
      {...device}
      seatChoices={SEAT_CHOICES}
      problem={page.problem}
      watchable={page.watchable}
      busy={place.at === 'opening'}
      onPlayNow={page.playNow}
      onPractise={page.practise}
      onCreate={page.playFriend}
      onJoin={page.join}
      onWatch={page.watch}
    />
  );
}
