// A guided first game.

export function LessonPage({ game }: { game: string }) {
  return <main className="narrow" id="main" data-lesson={game} />;
}
