// Pixels by what they show, so that each class is shaded by a program of its own and no more.
#define SHOWS_PANE 1
#define SHOWS_SHELL 2
#define SHOWS_SEAT 3
#define SHOWS_DOOR 4
#define SHOWS_PAD 5
#define SHOWS_THING 6
#define SHOWS_MIXED 7
#define SHOWS_MIXED_DYED 8
int classOf(int id) {
  if (id < 0) return SHOWS_PANE;
  if (id == ID_SHELL) return SHOWS_SHELL;
  if (id == ID_SEAT || id == ID_BENCH) return SHOWS_SEAT;
  if (id == ID_DOOR) return SHOWS_DOOR;
  if (id == ID_DASH || id == ID_BAND || id == ID_ARMREST || id == ID_RIM) return SHOWS_PAD;
  return SHOWS_THING;
}
bool isDyed(int id) {
  int shown = classOf(id);
  return shown == SHOWS_SEAT || shown == SHOWS_DOOR || shown == SHOWS_PAD;
}
// A pixel's samples: its middle, and four around it where it lies on an edge.
uniform sampler2D uA0, uA1, uA2, uA3, uA4;
struct Samples { vec4 a[SAMPLES]; int count; };
Samples samplesAt(ivec2 at) {
  Samples s;
  s.a[0] = texelFetch(uA0, at, 0);
  s.a[1] = texelFetch(uA1, at, 0);
  s.a[2] = texelFetch(uA2, at, 0);
  s.a[3] = texelFetch(uA3, at, 0);
  s.a[4] = texelFetch(uA4, at, 0);
  s.count = s.a[1].x > 0. ? SAMPLES : 1;
  return s;
}
int classOfPixel(Samples s) {
  int first = int(round(s.a[0].y)), shown = classOf(first);
  bool mixed = false, dyed = isDyed(first);
  for (int i = 1; i < s.count; i++) {
    int id = int(round(s.a[i].y));
    mixed = mixed || classOf(id) != shown;
    dyed = dyed || isDyed(id);
  }
  if (!mixed) return shown;
  return dyed ? SHOWS_MIXED_DYED : SHOWS_MIXED;
}
