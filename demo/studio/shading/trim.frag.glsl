// Mirrors, door handles, roof rails and wipers.

const vec2 MIRROR_GLASS = vec2(0.096, 0.057) * MIRROR_SIZE;

// A driver's mirror: dark road below a horizon, a dim sky, and the car's own flank on its inner side.
void putMirrorGlass(inout Surface surface, vec3 q) {
  vec2 at = q.yz - MIRROR_PLACE.yz;
  float outward = smoothstep(-0.115, 0.127, at.x / MIRROR_SIZE);
  // The housing leans and gets lower outwards.
  vec2 p = vec2(at.x, (at.y - 0.03 * at.x) / (1.06 - 0.26 * outward));
  float over = p.y / MIRROR_SIZE - 0.006;
  vec3 road = vec3(0.020, 0.021, 0.022) * mix(1.6, 0.8, smoothstep(0.0, -0.06, over));
  vec3 sky = vec3(0.150, 0.158, 0.168) * mix(1.0, 0.4, smoothstep(0.0, 0.06, over));
  vec3 seen = mix(road, sky, smoothstep(-0.004, 0.004, over));
  Surface glass = Surface(seen, vec4(0.0));
  float flank = p.x / MIRROR_SIZE + 0.062 - 0.16 * over;
  Surface own = painted();
  float sees = cover(flank) * smoothstep(0.035, 0.025, over);
  glass.light *= 1.0 - sees;
  glass.paint = own.paint * vec4(vec3(0.35), 0.1) * sees;
  float shown = cover(box(p, MIRROR_GLASS, 0.034));
  surface.light = mix(surface.light, glass.light, shown);
  surface.paint = mix(surface.paint, glass.paint, shown);
}

void main() {
  readFrame();
  if (dot(gNormal, gView) < 0.0) gNormal = -gNormal;
  lightPixel();
  vec3 q = vec3(gPlace.x, abs(gPlace.y), gPlace.z);
  Surface surface = painted();
  if (gPart.w < MIRROR + 0.1) {
    put(surface, pianoBlack(), max(MIRROR_CAP_BLACK, cover(q.z - MIRROR_PLACE.z + 0.026)));
    put(surface, dullPlastic(vec3(0.02)), cover(q.y - MIRROR_PLACE.y + 0.09));
    if (gNormal.x > 0.75) {
      put(surface, dullPlastic(vec3(0.012)), 1.0);
      putMirrorGlass(surface, q);
    } else {
      float signal = max(abs(q.z - MIRROR_PLACE.z + 0.021) - 0.004, MIRROR_PLACE.y - 0.02 - q.y);
      put(surface, lacquered(vec3(0.30, 0.12, 0.02), 1.0, 0.05), 0.7 * cover(signal));
    }
  } else if (gPart.w > WIPERS - 0.1) {
    surface = Surface(dullPlastic(vec3(0.012)), vec4(0.0));
  } else if (gPart.w > RAILS - 0.1) {
    // Satin, and dark where it reaches down through the roof and could be seen through a window.
    vec3 satin = vec3(RAIL_METAL > 0.5 ? 0.36 : 0.012) * COOL * (0.5 * gSoft + 0.5 * gDull);
    surface = Surface(satin, vec4(0.0));
    put(surface, vec3(0.005), fBody(q.x, q.y, q.z) < -0.004 ? 1.0 : 0.0);
#ifdef BLACK_HANDLES
  } else {
    surface = Surface(dullPlastic(vec3(0.016)), vec4(0.0));
#endif
  }
  show(surface);
}
