// The body's own skin between lamps and openings: plastic, wells, window frames, gaps.

// Upper edge of the plastic behind the rear wheels: the diffuser's behind the car, and from its
// corner down to `low` at the wheel arch, in one line.
float tailPlastic(vec3 q, float low) {
  float along = q.y + REARMOST - q.x;
  return mix(DIFFUSER_TOP, low, smoothstep(TAIL_CORNER, TAIL_CORNER_END, along));
}

// Lays plastic over sills and arches; tells how much of the paint it hides.
float putCladding(inout Surface surface, vec3 q, float arch) {
  float hidden = 0.0;
#ifdef CLAD
  float edge = arch - ARCH_BAND;
  float low = q.x < 0.0 ? FRONT_CLAD : (q.x > WHEELBASE ? tailPlastic(q, REAR_CLAD) : SILL_CLAD);
  edge = min(edge, q.z - low);
  hidden = cover(edge);
  put(surface, dullPlastic(vec3(0.04)), hidden);
  put(surface, vec3(0.006), 0.5 * cover(abs(edge) - 0.0015));
#else
  float low = q.z - (q.x > WHEELBASE ? tailPlastic(q, SILL_BLACK) : SILL_BLACK);
  hidden = cover(low);
  put(surface, dullPlastic(vec3(0.04)), hidden);
#endif
  return hidden;
}

// The printed edge of a pane: unlike plastic, it stays black where it is seen flatly.
vec3 printedEdge() {
  return vec3(0.014) * gDull + COOL * gSoft * 0.012 * gOpen;
}

void putWindowFrame(inout Surface surface, vec3 q) {
  Window window = windowAt(q);
  if (window.frame > gPixel * 2.0) return;
  put(surface, printedEdge(), cover(window.frame));
#ifdef BRIGHT_TRIM
  put(surface, metal(vec3(0.88), 0.1), cover(window.strip));
#endif
}

// The pillar beside the windscreen is narrow and round: like a lens, it would mirror the lamps
// as one white line on dark paint.
void shadeFrontPillar(inout Surface surface, vec3 q) {
  float over = smoothstep(0.0, 0.12, q.z - beltAt(q.x)) * smoothstep(0.0, 0.07, roofAt(q.x) - q.z);
  float pillar = over * smoothstep(PILLARS[0].x - 0.2, PILLARS[0].x - 0.45, q.x);
  surface.paint *= mix(vec4(1.0), vec4(0.8, 0.45, 0.45, 0.16), pillar);
}

// A sloping tail mirrors the soft box with all of the panel around its pane, which would be a
// white frame on dark paint.
void shadeRearPillars(inout Surface surface, vec3 q) {
  float behind = smoothstep(-0.14, -0.04, cabinRear(q.x, q.y, q.z)) * step(GLASS_FROM, q.z);
  float slope = smoothstep(0.3, 0.65, gNormal.z);
  surface.paint *= mix(vec4(1.0), vec4(1.0, 0.6, 0.6, 0.25), behind * slope);
}

void putRoof(inout Surface surface, vec3 q) {
#ifdef BLACK_ROOF
  float roof = max(cabinSide(q.x, q.y, q.z), cabinRoof(q.x, q.y, q.z));
  float edge = max(roofAt(q.x) - TOP_GAP - 0.012 - q.z, -1.0);
#ifdef FLAT_REAR_SCREEN
  edge = max(edge, -0.02 - beforeRearScreen(q));
#endif
  put(surface, pianoBlack(), cover(edge) * step(-0.2, roof));
#endif
}

void putGaps(inout Surface surface, vec3 q, vec3 n, float hidden) {
  float gap = gapAt(q, n);
  // A gap seen flatly is much narrower than a pixel across it.
  float flatness = 0.3 / clamp(dot(gNormal, gView), 0.08, 0.3);
  float width = max(gPixel * flatness * 1.3, 1e-4);
  float line = clamp((HALF_GAP - gap) / width + 0.5, 0.0, 1.0) * min(1.0, HALF_GAP * 2.0 / width + 0.3);
  float rounded = smoothstep(0.016, 0.002, gap);
  surface.light *= 1.0 - 0.32 * rounded;
  surface.paint *= 1.0 - 0.32 * rounded;
  put(surface, vec3(0.003), line * (0.94 - 0.4 * hidden));
#ifdef FLUSH_HANDLES
  for (int i = 0; i < HANDLE_COUNT; i++) {
    vec2 at = q.xz - HANDLE_PLACES[i];
    float outline = abs(box(vec2(at.x, at.y - 0.01 * at.x), vec2(0.104, 0.0175), 0.006)) - 0.0015;
    put(surface, vec3(0.004), n.y > 0.5 ? 0.85 * cover(outline) : 0.0);
  }
#endif
  if (n.y > 0.6 && gPlace.y > 0.0) put(surface, vec3(0.004), 0.8 * cover(flapGap(q.xz)));
}

// Metres around a lamp in which its panels bend.
const float LAMP_SEAT = 0.018;

// Panels bend inwards to a lamp, over its gap.
void putLampSeat(inout Surface surface, float outline) {
  float bent = 0.4 * smoothstep(LAMP_SEAT, 0.003, outline);
  surface.light *= 1.0 - bent;
  surface.paint *= 1.0 - bent;
  put(surface, vec3(0.004), cover(outline - 0.0038));
}
